import { join, resolve } from 'node:path';
import { isEmail, normaliseEmail } from '../domain/account/email.js';
import { type BounceMailboxSettings, readBounceMailbox } from './bounce-mailbox.js';
import { type DkimSettings, readDkim } from './dkim.js';
import { SettingError } from './setting-error.js';
import { type Given, optionalUrl } from './variables.js';

export interface MailSettings {
  readonly smtpUrl: string | null;
  readonly mailDir: string;
  readonly mailFrom: string;
  /** Where mails that cannot be delivered come back to; `null`: to the sender, where nobody reads them. */
  readonly bounceAddress: string | null;
  /** Where they are fetched; `null`: the mail server brings them by `npm run bounce`. */
  readonly bounceMailbox: BounceMailboxSettings | null;
  readonly dkim: DkimSettings | null;
}

/** @throws SettingError */
export function readMail(given: Given, production: boolean, dataDir: string): MailSettings {
  return {
    smtpUrl: optionalUrl('SMTP_URL', given('SMTP_URL'), ['smtp:', 'smtps:']),
    mailDir: resolve(given('MAIL_DIR') ?? join(dataDir, 'mails')),
    mailFrom: mailFrom(given('MAIL_FROM'), production && given('SMTP_URL') !== null),
    bounceAddress: bounceAddress(given('BOUNCE_ADDRESS')),
    bounceMailbox: bounceMailbox(given),
    dkim: readDkim(given),
  };
}

/** Mail servers refuse a sender that does not exist. */
function mailFrom(text: string | null, needed: boolean): string {
  if (text === null && needed)
    throw new SettingError('MAIL_FROM must be set: the sender of mails, as SMTP_URL takes it');
  return text ?? 'MyVerify <no-reply@myverify.example>';
}

/** What is restored for a trial sends nothing: it would mark as read what comes back to the service that does. */
function bounceMailbox(given: Given): BounceMailboxSettings | null {
  const mailbox = readBounceMailbox(given);
  if (mailbox !== null && given('SMTP_URL') === null)
    throw new SettingError('BOUNCE_IMAP_URL needs SMTP_URL beside it: to who sends no mail none comes back');
  return mailbox;
}

/** A local part has 64 characters at most, of which each mail's own token takes up to 36. */
const LONGEST_LOCAL = 28;

function bounceAddress(text: string | null): string | null {
  if (text === null) return null;
  const address = normaliseEmail(text);
  const [local = ''] = address.split('@');
  if (!isEmail(address) || !/^[a-z0-9._-]+$/.test(local)) {
    throw new SettingError('BOUNCE_ADDRESS must be an address such as bounce@verify.example.org, without a + in it');
  }
  if (local.length > LONGEST_LOCAL) {
    throw new SettingError(`BOUNCE_ADDRESS must have ${LONGEST_LOCAL} characters at most before the @`);
  }
  return address;
}
