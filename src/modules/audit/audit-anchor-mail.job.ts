import { Injectable } from '@nestjs/common';
import { AnchorMail } from '../../domain/audit/anchor.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer } from '../../platform/mail/mailer.port.js';
import { auditAnchorMail } from './audit-anchor.mail.js';
import { AuditAnchorsService } from './audit-anchors.service.js';

/** Mails an anchor to where neither the database nor the storage reaches. */
@Injectable()
export class AuditAnchorMailJob extends JobHandler<'mail.audit-anchor'> {
  readonly name = 'mail.audit-anchor';

  constructor(
    private readonly anchors: AuditAnchorsService,
    private readonly mailer: Mailer,
    private readonly mail: AnchorMail,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.audit-anchor'>): Promise<undefined> {
    const { to } = this.mail;
    if (!to) return;
    const anchor = asLines(await this.anchors.text(payload.key));
    await this.mailer.send({ to, language: 'en', id: mailId, text: auditAnchorMail({ anchor }, 'en') });
  }
}

/** As base64: neither mail servers nor mail programs touch that. */
const asLines = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/(.{64})(?=.)/g, '$1\n');
