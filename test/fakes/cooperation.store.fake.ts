import type { Cooperation, CooperationFields, NamedCooperation } from '../../src/domain/catalog/cooperation.js';
import type { ListRequest } from '../../src/domain/shared/list.js';
import type { Page } from '../../src/domain/shared/page.js';
import { comparisonKey } from '../../src/domain/shared/text.js';
import {
  type CooperationFilter,
  CooperationReader,
  type CooperationSort,
  type CooperationStore,
} from '../../src/modules/cooperations/cooperation.repository.js';
import { MemoryCatalog, sortedPage } from './catalog.memory.js';
import { isFoundBy, type MemoryTables } from './memory.tables.js';

export class InMemoryCooperationReader extends CooperationReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<NamedCooperation | null> {
    const found = this.tables.cooperations.get(id);
    return found ? this.named(found) : null;
  }

  async list({ filter, sort, page }: ListRequest<CooperationSort, CooperationFilter>): Promise<Page<NamedCooperation>> {
    const found = [...this.tables.cooperations.values()].filter(
      (one) =>
        (filter.ids === undefined || filter.ids.includes(one.id)) &&
        (filter.region === undefined || comparisonKey(filter.region) === comparisonKey(one.region)) &&
        (filter.universityId === undefined || [one.university1Id, one.university2Id].includes(filter.universityId)) &&
        (filter.name === undefined || isFoundBy(filter.name, one.name)),
    );
    const name = (one: Cooperation) => comparisonKey(one.name);
    const keys = {
      id: (one: Cooperation) => [one.id],
      name: (one: Cooperation) => [name(one), one.id],
      region: (one: Cooperation) => [comparisonKey(one.region), name(one), one.id],
    };
    const { items, total } = sortedPage(found, keys[sort.field], sort, page);
    return { items: items.map((one) => this.named(one)), total };
  }

  private named(one: Cooperation): NamedCooperation {
    const nameOf = (id: number) => this.tables.universities.get(id)?.name ?? '';
    return { ...one, university1Name: nameOf(one.university1Id), university2Name: nameOf(one.university2Id) };
  }
}

export class InMemoryCooperationStore extends MemoryCatalog<Cooperation> implements CooperationStore {
  constructor(tables: MemoryTables) {
    super(tables.cooperations, ({ university1Id, university2Id, name }: CooperationFields) =>
      [Math.min(university1Id, university2Id), Math.max(university1Id, university2Id), comparisonKey(name)].join('\n'),
    );
  }
}
