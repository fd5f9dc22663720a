import { Injectable } from '@nestjs/common';
import type { Language } from '../../domain/account/user.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { CertificateMailEvent, OpenJob } from '../../domain/jobs/jobs.js';
import { REISSUED, type Report } from '../../domain/report/report.js';
import { newsOf } from '../../domain/report/report.news.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';
import { account, Mailer } from '../../platform/mail/mailer.port.js';
import { ReportReader } from '../reports/report.repository.js';
import { UserReader } from '../users/user.repository.js';
import {
  applicationReceivedMail,
  correctedMail,
  reissuedMail,
  rejectedMail,
  verifiedMail,
  withdrawnMail,
} from './certificate.mail.js';
import { CertificateReader } from './certificate.repository.js';

/** Tells an applicant what became of the application. News that is out of date by now is not sent. */
@Injectable()
export class CertificateMailJob extends JobHandler<'mail.certificate'> {
  readonly name = 'mail.certificate';

  constructor(
    private readonly certificates: CertificateReader,
    private readonly reports: ReportReader,
    private readonly users: UserReader,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.certificate'>): Promise<undefined> {
    const certificate = await this.certificates.findById(job.payload.certificateId);
    if (!certificate) return;
    const owner = certificate.ownerId === null ? null : await this.users.findById(certificate.ownerId);
    const to = owner?.user.email ?? certificate.form.email;
    if (!to) return;
    const language = owner?.user.language ?? 'en';
    const text = await this.compose(job.payload, certificate, language);
    if (!text) return;
    await this.mailer.send({
      to,
      language,
      id: job.mailId,
      certificateId: certificate.id,
      ...(owner && { recipient: account(owner.user.id) }),
      text,
    });
  }

  private async compose(
    { event, reportId }: OpenJob<'mail.certificate'>['payload'],
    { id, status, form, reportNumber, rejectReason }: Certificate,
    language: Language,
  ): Promise<MailText | null> {
    const about = { applicant: form.name ?? '', university: form.university ?? '' };
    if (event === 'applied') return applicationReceivedMail({ ...about, url: this.links.statusPage(id) }, language);
    if (event === 'rejected') {
      if (status !== 'Rejected' || !rejectReason) return null;
      return rejectedMail({ ...about, reason: rejectReason, url: this.links.correctionPage(id) }, language);
    }
    const report = reportNumber === null ? null : await this.reports.findLatestOfCertificate(id);
    return report && this.composeAbout(event, report, reportId, about, language);
  }

  private async composeAbout(
    event: Exclude<CertificateMailEvent, 'applied' | 'rejected'>,
    { number: reportNumber, edition, status, reason }: Report,
    reportId: number | undefined,
    about: { readonly applicant: string; readonly university: string },
    language: Language,
  ): Promise<MailText | null> {
    const told = { ...about, reportNumber, checkUrl: this.links.checkPage(reportNumber) };
    if (event === 'withdrawn') {
      return status === 'withdrawn' && reason ? withdrawnMail({ ...told, reason }, language) : null;
    }
    if (status !== 'current') return null;
    const issued = { ...told, signInUrl: this.links.signInPage() };
    if (event === 'verified') return edition === 1 ? verifiedMail(issued, language) : null;
    const editions = await this.reports.findEditions(reportNumber);
    const made = editions.find(({ id }) => id === reportId)?.edition ?? edition;
    const news = newsOf(made, editions);
    if (news === null) return null;
    // Also where another one has followed, which is the one to use: that one tells its own reason alone.
    if (news !== REISSUED) return correctedMail({ ...issued, edition: made, inForce: edition, reason: news }, language);
    // The newest is told of when its own file is made.
    return made === edition ? reissuedMail({ ...issued, edition }, language) : null;
  }
}
