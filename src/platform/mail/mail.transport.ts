import type { MailLanguage } from './mailer.port.js';

/** A composed mail. Header values hold no line breaks. */
export interface OutgoingMail {
  /** Letters, digits, dots and dashes; the same for every try. */
  readonly id: string;
  readonly messageId: string;
  readonly date: Date;
  readonly from: string;
  /** The sender of its envelope, to which it comes back where it cannot be delivered; `null`: `from`. */
  readonly returnPath: string | null;
  /** The Message-ID under which mail programs gather it with others; nothing was sent under it. */
  readonly thread: string | null;
  /** Where its reader ends such mails. */
  readonly unsubscribe: string | null;
  readonly to: string;
  readonly language: MailLanguage;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The verification code in it, where it is a mail with one. */
  readonly code: string | null;
}

/** Brings composed mails on their way. */
export abstract class MailTransport {
  /** Resolves when the mail has been taken over. @throws Error otherwise, in bounded time. */
  abstract deliver(mail: OutgoingMail): Promise<void>;
}
