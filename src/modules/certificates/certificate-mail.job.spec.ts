import { aCertificate } from '../../../test/factories/certificate.factory.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { issueReport, type Report } from '../../domain/report/report.js';
import type { MailContent } from '../../platform/mail/mailer.port.js';
import { CertificateMailJob } from './certificate-mail.job.js';

const PDF: Report['pdf'] = { key: 'k', sha256: '', size: 1, renderedAt: new Date(), decidedAt: null };
const NOW = new Date('2026-03-01T04:05:06Z');
const MISSPELT = 'The name was misspelt.';
const MAJOR = 'The major, too.';

const CERTIFICATE = aCertificate('Verified', { ownerId: null, reportNumber: 'MYV-1' });

function anEdition(edition: number, changes: Partial<Report> = {}): Report {
  const rest = { supersededAt: null, withdrawnAt: null, reason: null, pdf: PDF };
  return { ...issueReport(CERTIFICATE, 'MYV-1', NOW), ...rest, id: edition, edition, ...changes };
}

/** What is sent of an edition, once its file is made. */
async function mailOf(editions: readonly Report[], reportId: number): Promise<MailContent | undefined> {
  const sent: MailContent[] = [];
  const job = new CertificateMailJob(
    { findById: async () => CERTIFICATE } as never,
    { findLatestOfCertificate: async () => editions.at(-1), findEditions: async () => editions } as never,
    {} as never,
    { checkPage: (number: string) => `/check/${number}` } as never,
    { send: async ({ content }: { content: MailContent }) => void sent.push(content) } as never,
  );
  const payload = { certificateId: CERTIFICATE.id, event: 'corrected', reportId };
  await job.handle({ payload, mailId: 'm' } as unknown as OpenJob<'mail.certificate'>);
  return sent[0];
}

const first = anEdition(1, { status: 'superseded', reason: MISSPELT });
const third = anEdition(3);

it('each of two corrections is told, also where the second came before the mail of the first', async () => {
  const editions = [first, anEdition(2, { status: 'superseded', reason: MAJOR }), third];
  expect(await mailOf(editions, 2)).toMatchObject({ template: 'corrected', edition: 2, inForce: 3, reason: MISSPELT });
  expect(await mailOf(editions, 3)).toMatchObject({ template: 'corrected', edition: 3, inForce: 3, reason: MAJOR });
});

it('a correction whose file was never made is told with the next', async () => {
  const editions = [first, anEdition(2, { status: 'superseded', reason: MAJOR, pdf: null }), third];
  expect(await mailOf(editions, 3)).toMatchObject({ edition: 3, reason: `${MISSPELT}\n${MAJOR}` });
});

it('nothing is told of a report that is withdrawn by now', async () => {
  const editions = [first, anEdition(2, { status: 'withdrawn', reason: MAJOR })];
  expect(await mailOf(editions, 2)).toBeUndefined();
});
