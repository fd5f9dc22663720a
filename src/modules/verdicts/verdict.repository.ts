import type { NewVerdict, Verdict } from '../../domain/verdict/verdict.js';

export abstract class VerdictReader {
  /** All on a record, newest first. */
  abstract on(certificateId: number): Promise<readonly Verdict[]>;
}

/** Verdicts are added and never changed; they go with their record, or its holder. */
export interface VerdictStore {
  /** All on a record, newest first. */
  on(certificateId: number): Promise<readonly Verdict[]>;
  /** @returns them with their ids, in their order. */
  add(verdicts: readonly NewVerdict[]): Promise<Verdict[]>;
  /** Removes all on a record whose holder has erased the account. */
  forget(certificateId: number): Promise<void>;
}
