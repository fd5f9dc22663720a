import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock } from '../security/clock.port.js';
import { MailTransport } from './mail.transport.js';
import { type Mail, Mailer } from './mailer.port.js';
import { ReturnPaths } from './return-paths.port.js';

const LONGEST_SUBJECT = 160;

/** Gives mails their looks and hands them to the transport. */
@Injectable()
export class LayoutMailer extends Mailer {
  constructor(
    private readonly env: Env,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
    private readonly returnPaths: ReturnPaths,
  ) {
    super();
  }

  async send({ to, language, id, recipient, certificateId, text, unsubscribe }: Mail): Promise<void> {
    // The id becomes a header and a file name, the address a header and an SMTP command.
    if (!/^[A-Za-z0-9.-]+$/.test(id)) throw new Error('A mail id has letters, digits, dots and dashes only');
    if (!/^[^\s\p{Cc}@<>(),;:"\\]+@[^\s\p{Cc}@<>(),;:"\\]+$/u.test(to)) throw new Error('Not an email address');
    const { htmlOf, plainTextOf } = await import('./mail.layout.js');
    const home = `${this.env.publicUrl}/`;
    const subject = oneLine(text.subject);
    const host = new URL(this.env.publicUrl).hostname;
    const date = this.clock.now();
    await this.transport.deliver({
      id,
      messageId: `<${id}@${host}>`,
      date,
      from: this.env.mailFrom,
      returnPath: this.returnPaths.of(recipient ?? null, to, date),
      thread: certificateId === undefined ? null : `<application-${certificateId}@${host}>`,
      unsubscribe: unsubscribe ?? null,
      to,
      language,
      subject,
      text: plainTextOf(text, language, home),
      html: htmlOf({ ...text, subject }, language, home),
      code: text.code?.value ?? null,
    });
  }
}

/** Without line breaks, other control characters and marks that turn the direction of what follows. */
function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > LONGEST_SUBJECT ? `${letters.slice(0, LONGEST_SUBJECT - 1).join('')}…` : line;
}
