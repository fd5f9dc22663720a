import { DomainError } from '../../src/domain/shared/domain-error.js';

/** The refusal that `work` ends in; anything else fails the test. */
export function refusalOf(work: () => unknown): DomainError {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}
