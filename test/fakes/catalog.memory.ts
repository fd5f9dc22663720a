import { message } from '../../src/domain/messages/message.js';
import { DomainError } from '../../src/domain/shared/domain-error.js';
import type { Sort } from '../../src/domain/shared/list.js';
import type { Page, PageRequest } from '../../src/domain/shared/page.js';
import { nextId, pageOf } from './memory.tables.js';

export interface CatalogRecord {
  readonly id: number;
  readonly version: number;
}

type Key = string | number;

/** Sorts by keys, text by its code points and numbers by size, and cuts out the page. */
export function sortedPage<T>(
  rows: readonly T[],
  keysOf: (row: T) => readonly Key[],
  { descending }: Sort<string>,
  page: PageRequest,
): Page<T> {
  const sign = descending ? -1 : 1;
  const sorted = [...rows].sort((a, b) => sign * compare(keysOf(a), keysOf(b)));
  return pageOf(sorted, page);
}

function compare(one: readonly Key[], other: readonly Key[]): number {
  for (const [index, key] of one.entries()) {
    const against = other[index] ?? '';
    if (key !== against) return key < against ? -1 : 1;
  }
  return 0;
}

/** The records of one table, of which no two have the same identity. */
export class MemoryCatalog<T extends CatalogRecord> {
  constructor(
    private readonly rows: Map<number, T>,
    private readonly identityOf: (row: Omit<T, 'id' | 'version'>) => string,
  ) {}

  async lock(ids: readonly number[]): Promise<T[]> {
    return [...this.rows.values()].filter(({ id }) => ids.includes(id)).sort((a, b) => a.id - b.id);
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  async insert(fields: Omit<T, 'id' | 'version'>): Promise<T> {
    this.refuseTaken(fields, null);
    const row = { ...fields, id: nextId(), version: 1 } as T;
    this.rows.set(row.id, row);
    return row;
  }

  async update(row: T): Promise<T> {
    this.refuseTaken(row, row.id);
    if (this.rows.get(row.id)?.version !== row.version) throw new DomainError('stale_version', message('stale_record'));
    const next = { ...row, version: row.version + 1 };
    this.rows.set(row.id, next);
    return next;
  }

  async remove(ids: readonly number[]): Promise<void> {
    for (const id of ids) this.rows.delete(id);
  }

  async count(): Promise<number> {
    return this.rows.size;
  }

  private refuseTaken(fields: Omit<T, 'id' | 'version'>, own: number | null): void {
    const identity = this.identityOf(fields);
    if (this.all().some((row) => row.id !== own && this.identityOf(row) === identity)) {
      throw new DomainError('already_exists', message('company_taken'));
    }
  }
}
