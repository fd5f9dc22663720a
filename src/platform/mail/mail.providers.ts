import type { Provider } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import { BounceMailbox } from './bounce-mailbox.port.js';
import { FolderMailTransport } from './folder.mail-transport.js';
import { HmacReturnPaths } from './hmac.return-paths.js';
import { ImapBounceMailbox } from './imap.bounce-mailbox.js';
import { LayoutMailer } from './layout.mailer.js';
import { MailTransport } from './mail.transport.js';
import { Mailer } from './mailer.port.js';
import { PostalMimeReturnedMails } from './postal-mime.returned-mails.js';
import { ReturnPaths } from './return-paths.port.js';
import { ReturnedMails } from './returned-mail.port.js';
import { SmtpMailTransport } from './smtp.mail-transport.js';

/**
 * The mailer, by SMTP where there is a server and into a folder where there is none, and what reads mails that come
 * back. Needs Env and Clock; export `Mailer`.
 */
export function mailProviders(env: Pick<Env, 'smtpUrl'>): Provider[] {
  return [
    { provide: MailTransport, useClass: env.smtpUrl ? SmtpMailTransport : FolderMailTransport },
    { provide: Mailer, useClass: LayoutMailer },
    { provide: ReturnedMails, useClass: PostalMimeReturnedMails },
    { provide: BounceMailbox, useClass: ImapBounceMailbox },
    { provide: ReturnPaths, useClass: HmacReturnPaths },
  ];
}
