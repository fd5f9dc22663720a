import { Injectable } from '@nestjs/common';
import { validateCode } from '../../domain/account/code-rules.js';
import type { Language } from '../../domain/account/user.js';
import { CODE_MINUTES, type VerificationCode } from '../../domain/account/verification-code.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';
import { account, Mailer } from '../../platform/mail/mailer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { CodeSecrets } from '../../platform/security/code-secrets.port.js';
import { UserReader } from '../users/user.repository.js';
import { accountExistsMail, registrationCodeMail, resetCodeMail } from './code.mail.js';
import { CodeReader } from './code.repository.js';

/** Mails a code, or what there is to say to an address for which the code would be of no use. */
@Injectable()
export class CodeMailJob extends JobHandler<'mail.code'> {
  readonly name = 'mail.code';

  constructor(
    private readonly codes: CodeReader,
    private readonly users: UserReader,
    private readonly secrets: CodeSecrets,
    private readonly links: Links,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.code'>): Promise<undefined> {
    const code = await this.codes.findById(job.payload.codeId);
    // A newer one is on its way, or it was used.
    if (!code || validateCode(code, 'here', this.clock.now()) === 'dead') return;
    const user = await this.users.findByEmail(code.email);
    if (user?.erasedAt) return;
    // A reset for an address without an account: nobody asked who would want a mail.
    if (code.purpose === 'reset' && !user) return;
    const language = user?.language ?? code.language;
    await this.mailer.send({
      to: code.email,
      language,
      id: job.mailId,
      ...(user && { recipient: account(user.id) }),
      text: this.textOf(code, user !== null, language),
    });
  }

  private textOf(code: VerificationCode, hasAccount: boolean, language: Language): MailText {
    const about = { code: this.secrets.codeOf(code), minutes: CODE_MINUTES };
    if (code.purpose === 'reset') return resetCodeMail({ ...about, url: this.links.resetPasswordPage() }, language);
    if (hasAccount) return accountExistsMail({ url: this.links.signInPage() }, language);
    return registrationCodeMail(about, language);
  }
}
