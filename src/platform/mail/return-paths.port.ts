import type { Recipient } from './mailer.port.js';

/** What the address that a mail came back to says of it. */
export interface ReturnToken {
  readonly recipient: Recipient;
  /** Days since 1970 on which the mail was sent. */
  readonly day: number;
  readonly mac: string;
}

/** The senders of the envelopes of mails, by which what comes back is known again. */
export abstract class ReturnPaths {
  /**
   * The sender of a mail's envelope.
   * @param recipient whose address it is; `null`: nobody's that is known, and what comes back tells nothing.
   * @returns `null` where mails go back to the sender that they show.
   */
  abstract of(recipient: Recipient | null, email: string, now: Date): string | null;
  /** The tokens in texts such as the headers of a mail, of whomever they are: see `isGenuine`. */
  abstract find(texts: readonly string[]): ReturnToken[];
  /** Whether a mail to this address of the recipient left here, lately. */
  abstract isGenuine(token: ReturnToken, email: string, now: Date): boolean;
}
