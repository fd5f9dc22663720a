import { join, resolve } from 'node:path';
import { SettingError } from './setting-error.js';
import { type Given, optionalUrl } from './variables.js';

export interface MailSettings {
  readonly smtpUrl: string | null;
  readonly mailDir: string;
  readonly mailFrom: string;
}

/** @throws SettingError */
export function readMail(given: Given, production: boolean, dataDir: string): MailSettings {
  return {
    smtpUrl: optionalUrl('SMTP_URL', given('SMTP_URL'), ['smtp:', 'smtps:']),
    mailDir: resolve(given('MAIL_DIR') ?? join(dataDir, 'mails')),
    mailFrom: mailFrom(given('MAIL_FROM'), production && given('SMTP_URL') !== null),
  };
}

/** Mail servers refuse a sender that does not exist. */
function mailFrom(text: string | null, needed: boolean): string {
  if (text === null && needed)
    throw new SettingError('MAIL_FROM must be set: the sender of mails, as SMTP_URL takes it');
  return text ?? 'MyVerify <no-reply@myverify.example>';
}
