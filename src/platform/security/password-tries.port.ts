import type { Message } from '../../domain/messages/message.js';
import type { Place } from './known-devices.port.js';

/** Wherever a password is proven: each try is counted, by account and place, before the password is looked at. */
export abstract class PasswordTries {
  /**
   * Does `work`, which looks at the password, as one counted try. A right one is told to `loginFailures.forgive` with
   * the place that `work` is given.
   * @param account as it was typed: what is counted must not tell that two names are of one account.
   * @param place from which it comes.
   * @param refusal what is told where there were too many from there.
   * @throws DomainError `locked_out`; `too_many_requests` where too many wait already; whatever `work` throws.
   */
  abstract run<T>(account: string, place: Place, refusal: Message, work: (place: string) => Promise<T>): Promise<T>;
}
