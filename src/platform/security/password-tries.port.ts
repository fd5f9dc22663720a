import type { Message } from '../../domain/messages/message.js';
/** Wherever a password is proven: each try is counted, by account and network, before the password is looked at. */
export abstract class PasswordTries {
  /**
   * Does `work`, which looks at the password, as one counted try. A right one is told to `loginFailures.forgive` with the network that
   * `work` is given.
   * @param account as it was typed: what is counted must not tell that two names are of one account.
   * @param address from which it comes.
   * @param refusal what is told where there were too many from that network.
   * @throws DomainError `locked_out`; `too_many_requests` where too many wait already; whatever `work` throws.
   */
  abstract run<T>(
    account: string,
    address: string,
    refusal: Message,
    work: (network: string) => Promise<T>,
  ): Promise<T>;
}
