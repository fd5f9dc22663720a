import type { University, UniversityFields, UniversityUses } from '../../src/domain/catalog/university.js';
import type { ListRequest } from '../../src/domain/shared/list.js';
import type { Page } from '../../src/domain/shared/page.js';
import { comparisonKey } from '../../src/domain/shared/text.js';
import {
  type UniversityFilter,
  UniversityReader,
  type UniversitySort,
  type UniversityStore,
} from '../../src/modules/universities/university.repository.js';
import { MemoryCatalog, sortedPage } from './catalog.memory.js';
import { isFoundBy, type MemoryTables } from './memory.tables.js';

export class InMemoryUniversityReader extends UniversityReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<University | null> {
    return this.tables.universities.get(id) ?? null;
  }

  async list({ filter, sort, page }: ListRequest<UniversitySort, UniversityFilter>): Promise<Page<University>> {
    const found = [...this.tables.universities.values()].filter(
      (one) =>
        (filter.ids === undefined || filter.ids.includes(one.id)) &&
        (filter.nature === undefined || one.nature === filter.nature) &&
        (filter.region === undefined || comparisonKey(filter.region) === comparisonKey(one.region)) &&
        (filter.name === undefined || isFoundBy(filter.name, one.name)),
    );
    const name = (one: University) => comparisonKey(one.name);
    const keys = {
      id: (one: University) => [one.id],
      name: (one: University) => [name(one), one.id],
      region: (one: University) => [comparisonKey(one.region), name(one), one.id],
      nature: (one: University) => [one.nature, name(one), one.id],
    };
    return sortedPage(found, keys[sort.field], sort, page);
  }
}

export class InMemoryUniversityStore extends MemoryCatalog<University> implements UniversityStore {
  constructor(private readonly tables: MemoryTables) {
    super(tables.universities, ({ name, country }: UniversityFields) =>
      [comparisonKey(name), comparisonKey(country)].join('\n'),
    );
  }

  async insertMany(universities: readonly UniversityFields[]): Promise<void> {
    for (const university of universities) await this.insert(university);
  }

  async findByNames(names: readonly string[]): Promise<University[]> {
    const keys = names.map(comparisonKey);
    return this.all().filter(({ name }) => keys.includes(comparisonKey(name)));
  }

  async uses(ids: readonly number[]): Promise<ReadonlyMap<number, UniversityUses>> {
    const cooperations = [...this.tables.cooperations.values()];
    const agents = [...this.tables.agents.values()];
    return new Map(
      ids.map((id) => [
        id,
        {
          cooperations: cooperations.filter((one) => one.university1Id === id || one.university2Id === id).length,
          agencies: agents.filter((one) => one.universityId === id).length,
        },
      ]),
    );
  }
}
