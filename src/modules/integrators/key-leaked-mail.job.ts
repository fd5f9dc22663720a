import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer } from '../../platform/mail/mailer.port.js';
import { IntegratorReader } from './integrator.repository.js';
import { keyLeakedMail } from './key-leaked.mail.js';

/** Tells an integrator that a key of theirs was sent in an address, and works no more. */
@Injectable()
export class KeyLeakedMailJob extends JobHandler<'mail.key-leaked'> {
  readonly name = 'mail.key-leaked';

  constructor(
    private readonly integrators: IntegratorReader,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.key-leaked'>): Promise<undefined> {
    const found = await this.integrators.findKey(payload.keyId);
    if (!found) return;
    const { key, integrator } = found;
    await this.mailer.send({
      to: integrator.contact,
      language: 'en',
      id: mailId,
      text: keyLeakedMail({ key: key.name, beginning: key.beginning, integrator: integrator.name }, 'en'),
    });
  }
}
