import type { StatusPlace } from '../../domain/credential/status-list.js';

/** Where the status of each verifiable credential is told. A place is never given to a second report. */
export abstract class CredentialStatusReader {
  /** The place of a report edition; `null` where it has none yet. */
  abstract findPlace(reportId: number): Promise<StatusPlace | null>;
  /**
   * Positions of those whose report is no longer in force: withdrawn, superseded, or removed when its time was over;
   * `null` where there is no such list.
   */
  abstract findRevoked(list: number): Promise<readonly number[] | null>;
}

export interface CredentialStatusStore {
  /**
   * The place of a report edition: the one it has, or the first of the `candidates` that is free in the newest list.
   * Where none is, that list counts as full and the next one is begun.
   */
  allot(reportId: number, candidates: readonly number[]): Promise<StatusPlace>;
}
