import type { University } from '../../src/domain/catalog/university.js';
import type { Page, PageRequest } from '../../src/domain/shared/page.js';
import { comparisonKey } from '../../src/domain/shared/text.js';
import { type UniversityFilter, UniversityReader, type UniversityStore } from '../../src/ports/university.store.js';
import { isFoundBy, type MemoryTables, nextId, pageOf } from './memory.tables.js';

export class InMemoryUniversityReader extends UniversityReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async list(filter: UniversityFilter, page: PageRequest): Promise<Page<University>> {
    const found = [...this.tables.universities.values()].filter(
      (one) =>
        (filter.nature === undefined || one.nature === filter.nature) &&
        (filter.name === undefined || isFoundBy(filter.name, one.name)),
    );
    return pageOf(found.sort(byName), page);
  }
}

function byName(a: University, b: University): number {
  const [one, other] = [comparisonKey(a.name), comparisonKey(b.name)];
  if (one === other) return a.id - b.id;
  return one < other ? -1 : 1;
}

export class InMemoryUniversityStore implements UniversityStore {
  constructor(private readonly tables: MemoryTables) {}

  async insertMany(universities: readonly Omit<University, 'id'>[]): Promise<void> {
    for (const university of universities) {
      const inserted = { ...university, id: nextId() };
      this.tables.universities.set(inserted.id, inserted);
    }
  }

  async count(): Promise<number> {
    return this.tables.universities.size;
  }
}
