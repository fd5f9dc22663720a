import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';

/** Nobody is signed in, or what they showed is theirs no more. */
export const noSession = () => new DomainError('no_session', message('please_sign_in'));
