import type { HeldDecision, NewHeldDecision } from '../../domain/review/held-decision.js';

/** A decision that is held, and what its officer is called. */
export interface NamedDecision extends HeldDecision {
  readonly name: string;
}

export abstract class HeldDecisionReader {
  abstract find(id: number): Promise<HeldDecision | null>;
  /** What is held of a record. */
  abstract on(certificateId: number): Promise<NamedDecision | null>;
}

export interface HeldDecisionStore {
  on(certificateId: number): Promise<HeldDecision | null>;
  insert(decision: NewHeldDecision): Promise<HeldDecision>;
  /** @returns false where another transaction has ended it. */
  end(id: number): Promise<boolean>;
}
