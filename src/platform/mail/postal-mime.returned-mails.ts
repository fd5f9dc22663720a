import { Injectable } from '@nestjs/common';
import { type ReturnedMail, ReturnedMails } from './returned-mail.port.js';

/** Where mail servers write the address of an envelope, and where senders of bounces do. */
const RECIPIENT_HEADERS = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to']);
const REPORTS = new Set(['message/delivery-status', 'message/global-delivery-status']);

@Injectable()
export class PostalMimeReturnedMails extends ReturnedMails {
  override async read(message: Uint8Array): Promise<ReturnedMail | null> {
    const { default: PostalMime } = await import('postal-mime');
    // What was returned along with it is not looked into.
    const limits = { forceRfc822Attachments: true, attachmentEncoding: 'utf8', maxNestingDepth: 20 } as const;
    const mail = await PostalMime.parse(message, limits).catch(() => null);
    if (!mail || mail.headers.length === 0) return null;
    const report = mail.attachments.find(({ mimeType }) => REPORTS.has(mimeType));
    return {
      addressedTo: mail.headers.filter(({ key }) => RECIPIENT_HEADERS.has(key)).map(({ value }) => value),
      deliveryStatus: typeof report?.content === 'string' ? report.content : null,
    };
  }
}
