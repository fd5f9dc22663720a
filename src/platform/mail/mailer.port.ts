import type { Language, User } from '../../domain/account/user.js';
import type { MailText } from './mail-text.port.js';

/** Contacts of universities are also written to in Malay. */
export type MailLanguage = Language | 'ms';

/** An account, or an enquiry to a contact. */
export interface Recipient {
  readonly kind: 'account' | 'confirmation';
  readonly id: number;
}

export const account = (id: number): Recipient => ({ kind: 'account', id });

/** Whom a mail to the owner of an account goes to. */
export const toOwner = ({ id, email: to, language }: Pick<User, 'id' | 'email' | 'language'>) => ({
  to,
  language,
  recipient: account(id),
});

export interface Mail {
  readonly to: string;
  readonly language: MailLanguage;
  /**
   * The same for every try of one mail, so that a mail sent twice is recognised as one. Letters, digits, dots and
   * dashes.
   */
  readonly id: string;
  /** Whose address it is, to whom what comes back is traced; left out: nobody's that is known here. */
  readonly recipient?: Recipient;
  /** Which application it is about: mail programs show all mails on one as one thread. */
  readonly certificateId?: number;
  readonly text: MailText;
  /** Where its reader ends such mails. */
  readonly unsubscribe?: string;
}

/** The mail server will never take mail for this address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export abstract class Mailer {
  /** @throws MailRefused where trying again is of no use. */
  abstract send(mail: Mail): Promise<void>;
}
