import type { AssignableRecord } from '../../domain/review/assignment.js';

/** An account that reviews, with what waits for it. */
export interface Reviewer {
  readonly id: number;
  readonly name: string;
  /** Applications in review that are assigned to it, up to 100,000. */
  readonly waiting: number;
}

export abstract class ReviewerReader {
  /** All that may have applications assigned to them, by name. */
  abstract all(): Promise<Reviewer[]>;
}

export interface AssignmentStore {
  /** Those of the records that there are; nobody else decides or assigns them before this transaction ends. */
  lock(certificateIds: readonly number[]): Promise<AssignableRecord[]>;
  /** @param userId `null` for nobody. */
  assign(certificateIds: readonly number[], userId: number | null): Promise<void>;
  /** Those of a user. */
  ofUser(userId: number): Promise<number[]>;
  /** Those of everybody who has the role, each with who has it. */
  ofRole(roleId: number): Promise<readonly { readonly id: number; readonly userId: number }[]>;
}
