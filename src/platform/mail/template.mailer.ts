import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock } from '../security/clock.port.js';
import { confirmationText } from './confirmation-mail.text.js';
import { chineseText } from './mail.text.cn.js';
import { englishText } from './mail.text.en.js';
import type { MailLinks, MailText } from './mail.text.js';
import { MailTransport } from './mail.transport.js';
import { type ConfirmationContent, type Mail, type MailContent, Mailer, type MailLanguage } from './mailer.port.js';
import { ReturnPaths } from './return-paths.port.js';

/** What only contacts are told is written in Malay as well. */
function textOf(content: MailContent, language: MailLanguage, links: MailLinks): MailText {
  if (isConfirmation(content)) return confirmationText(content, language);
  return language === 'cn' ? chineseText(content, links) : englishText(content, links);
}

function isConfirmation(content: MailContent): content is ConfirmationContent {
  return content.template.startsWith('confirmation-');
}

const LONGEST_SUBJECT = 160;

/** Composes mails and hands them to the transport. */
@Injectable()
export class TemplateMailer extends Mailer {
  constructor(
    private readonly env: Env,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
    private readonly returnPaths: ReturnPaths,
  ) {
    super();
  }

  #linksAbout(certificateId: number | undefined): MailLinks {
    const site = this.env.publicUrl;
    const page = (name: string) =>
      `${site}/${certificateId === undefined ? 'cert-list' : `${name}?id=${certificateId}`}`;
    return {
      home: `${site}/`,
      signIn: `${site}/student-login`,
      resetPassword: `${site}/student-reset-pwd`,
      status: page('cert-track'),
      correction: page('cert-update'),
    };
  }

  async send({ to, language, id, recipient, certificateId, content }: Mail): Promise<void> {
    // The id becomes a header and a file name, the address a header and an SMTP command.
    if (!/^[A-Za-z0-9.-]+$/.test(id)) throw new Error('A mail id has letters, digits, dots and dashes only');
    if (!/^[^\s\p{Cc}@<>(),;:"\\]+@[^\s\p{Cc}@<>(),;:"\\]+$/u.test(to)) throw new Error('Not an email address');
    const { htmlOf, plainTextOf } = await import('./mail.layout.js');
    const links = this.#linksAbout(certificateId);
    const text = textOf(content, language, links);
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
      unsubscribe: content.template === 'report-changed' ? content.stopUrl : null,
      to,
      language,
      subject,
      text: plainTextOf(text, language, links),
      html: htmlOf({ ...text, subject }, language, links),
      code: content.template === 'code' ? content.code : null,
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
