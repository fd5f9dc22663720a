import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer } from '../../platform/mail/mailer.port.js';
import { AuditAnchorsService } from './audit-anchors.service.js';

/** Mails an anchor to where neither the database nor the storage reaches. */
@Injectable()
export class AuditAnchorMailJob extends JobHandler<'mail.audit-anchor'> {
  readonly name = 'mail.audit-anchor';

  constructor(
    private readonly anchors: AuditAnchorsService,
    private readonly mailer: Mailer,
    @Inject(Env) private readonly env: Pick<Env, 'audit'>,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.audit-anchor'>): Promise<undefined> {
    const { anchorMail: to } = this.env.audit;
    if (!to) return;
    const anchor = await this.anchors.text(payload.key);
    await this.mailer.send({ to, language: 'en', id: mailId, content: { template: 'audit-anchor', anchor } });
  }
}
