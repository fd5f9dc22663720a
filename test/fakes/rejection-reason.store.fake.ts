import type { RejectionReason } from '../../src/domain/review/rejection-reason.js';
import type { ListRequest } from '../../src/domain/shared/list.js';
import type { Page } from '../../src/domain/shared/page.js';
import {
  type RejectionReasonFilter,
  RejectionReasonReader,
  type RejectionReasonSort,
  type RejectionReasonStore,
} from '../../src/modules/rejection-reasons/rejection-reason.repository.js';
import { MemoryCatalog, sortedPage } from './catalog.memory.js';
import { type MemoryTables, nextId } from './memory.tables.js';

export class InMemoryRejectionReasonReader extends RejectionReasonReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<RejectionReason | null> {
    return this.tables.rejectionReasons.get(id) ?? null;
  }

  async list({
    filter,
    sort,
    page,
  }: ListRequest<RejectionReasonSort, RejectionReasonFilter>): Promise<Page<RejectionReason>> {
    const found = [...this.tables.rejectionReasons.values()].filter(({ id }) => filter.ids?.includes(id) ?? true);
    const keys = {
      position: (one: RejectionReason) => [one.position, one.id],
      id: (one: RejectionReason) => [one.id],
    };
    return sortedPage(found, keys[sort.field], sort, page);
  }
}

export class InMemoryRejectionReasonStore extends MemoryCatalog<RejectionReason> implements RejectionReasonStore {
  constructor(tables: MemoryTables) {
    // No two are ever the same.
    super(tables.rejectionReasons, () => String(nextId()));
  }

  async lastPosition(): Promise<number | null> {
    const positions = this.all().map(({ position }) => position);
    return positions.length > 0 ? Math.max(...positions) : null;
  }
}
