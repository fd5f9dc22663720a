import type { StatusPlace } from '../../src/domain/credential/status-list.js';
import {
  CredentialStatusReader,
  type CredentialStatusStore,
} from '../../src/modules/credentials/credential-status.repository.js';
import type { MemoryTables } from './memory.tables.js';

const placeOf = (tables: MemoryTables, reportId: number): StatusPlace | null =>
  tables.credentialStatuses.find((row) => row.reportId === reportId)?.place ?? null;
const newestIn = (tables: MemoryTables) => Math.max(0, ...tables.credentialStatuses.map(({ place }) => place.list));

export class InMemoryCredentialStatusReader extends CredentialStatusReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findPlace(reportId: number): Promise<StatusPlace | null> {
    return placeOf(this.tables, reportId);
  }

  async findRevoked(list: number): Promise<readonly number[] | null> {
    if (list < 1 || list > newestIn(this.tables)) return null;
    return this.tables.credentialStatuses
      .filter((row) => row.place.list === list && this.tables.reports.get(row.reportId)?.status !== 'current')
      .map((row) => row.place.position);
  }
}

export class InMemoryCredentialStatusStore implements CredentialStatusStore {
  constructor(private readonly tables: MemoryTables) {}

  async allot(reportId: number, candidates: readonly number[]): Promise<StatusPlace> {
    if (!this.tables.reports.has(reportId)) throw new Error(`There is no report ${reportId}`);
    const existing = placeOf(this.tables, reportId);
    if (existing) return existing;
    const newest = newestIn(this.tables) || 1;
    for (const list of [newest, newest + 1]) {
      const free = candidates.find((position) => this.isFree({ list, position }));
      if (free === undefined) continue;
      const place = { list, position: free };
      this.tables.credentialStatuses = [...this.tables.credentialStatuses, { place, reportId }];
      return place;
    }
    throw new Error('None of the places is free');
  }

  private isFree({ list, position }: StatusPlace): boolean {
    return !this.tables.credentialStatuses.some(({ place }) => place.list === list && place.position === position);
  }
}
