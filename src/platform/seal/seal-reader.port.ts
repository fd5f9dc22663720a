import type { SealState } from '../../domain/certificate/file-verdict.js';
import type { StagedFile } from '../files/file-intake.port.js';

export interface FoundSeal {
  readonly state: SealState;
  /** A well-formed report number that stands in the file in clear; whether it was ever issued is not said. */
  readonly number: string | null;
}

export abstract class SealReader {
  /**
   * Looks for seals of ours in a file of a stranger. No content makes it throw; what cannot be examined is `unread`.
   * @throws DomainError `unavailable` where too many files wait.
   */
  abstract examine(file: StagedFile): Promise<FoundSeal>;
  /** The state of the seal of a file that we issued ourselves. */
  abstract verify(pdf: Uint8Array): Promise<SealState>;
}
