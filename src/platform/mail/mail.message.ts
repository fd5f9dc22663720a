import type { SendMailOptions } from 'nodemailer';
import { MAIL_FRAMES } from './mail.frames.js';
import type { OutgoingMail } from './mail.transport.js';

/** A mail in the words of nodemailer, which writes it down as MIME. */
export function messageOf(mail: OutgoingMail): SendMailOptions {
  return {
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.returnPath === null ? {} : { envelope: { from: mail.returnPath, to: mail.to } }),
    ...(mail.thread === null ? {} : { inReplyTo: mail.thread, references: mail.thread }),
    ...(mail.unsubscribe === null ? {} : { list: { unsubscribe: mail.unsubscribe } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.date,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': MAIL_FRAMES[mail.language].lang },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
