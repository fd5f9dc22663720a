import type { NewVerdict, Verdict } from '../../domain/verdict/verdict.js';

export abstract class VerdictReader {
  /** All on a record, newest first. */
  abstract on(certificateId: number): Promise<readonly Verdict[]>;
  /** Those that the rejection of a record is made of. */
  abstract rejecting(certificateId: number): Promise<readonly Verdict[]>;
}

/** Verdicts are added and never changed; they go with their record, or its holder. */
export interface VerdictStore {
  /** All on a record, newest first. */
  on(certificateId: number): Promise<readonly Verdict[]>;
  /** @returns them with their ids, in their order. */
  add(verdicts: readonly NewVerdict[]): Promise<Verdict[]>;
  /** Those that the rejection of a record is made of. */
  rejecting(certificateId: number): Promise<readonly Verdict[]>;
  /** Marks what the rejection of a record is made of, instead of what was marked before; nothing ends it. */
  markRejecting(certificateId: number, verdicts: readonly Verdict[]): Promise<void>;
  /** Removes all on a record whose holder has erased the account. */
  forget(certificateId: number): Promise<void>;
}
