import { message } from '../messages/message.js';
import { DomainError } from './domain-error.js';

/** What the token of a mailed link says: which record, until when in seconds, and the signature for both. */
export interface LinkToken {
  readonly id: number;
  readonly exp: string;
  readonly sig: string;
}

/** Never throws; what is no token has a signature that fits nothing. */
export function readLinkToken(token: string): LinkToken {
  const [, id = '0', exp = '', sig = ''] = /^([1-9]\d{0,9})\.(\d{1,12})\.([\w-]{1,100})$/.exec(token) ?? [];
  return { id: Number(id), exp, sig };
}

/** The same for a link that is too old, that was changed, and whose record is gone. */
export const linkExpired = () => new DomainError('link_expired', message('link_expired'));
