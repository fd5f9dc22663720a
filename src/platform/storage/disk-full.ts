import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { errorCode } from '../error-code.js';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** The refusal for a full disk or a used-up quota; every other error as it came. */
export function diskFullOr(error: unknown): unknown {
  return FULL.has(errorCode(error)) ? new DomainError('storage_full', message('storage_full')) : error;
}
