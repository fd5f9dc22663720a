import { aCertificate } from '../../../test/factories/certificate.factory.js';
import type { CertificateMailEvent, OpenJob } from '../../domain/jobs/jobs.js';
import { issueReport, type Report } from '../../domain/report/report.js';
import { Links } from '../../domain/site/links.js';
import type { MailText } from '../../platform/mail/mail-text.port.js';
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

async function send(
  event: CertificateMailEvent,
  certificate = CERTIFICATE,
  editions: readonly Report[] = [],
  reportId?: number,
): Promise<MailText | undefined> {
  const sent: MailText[] = [];
  const job = new CertificateMailJob(
    { findById: async () => certificate } as never,
    { findLatestOfCertificate: async () => editions.at(-1), findEditions: async () => editions } as never,
    {} as never,
    new Links('https://x.my'),
    { send: async ({ text }: { text: MailText }) => void sent.push(text) } as never,
  );
  const payload = { certificateId: certificate.id, event, reportId };
  await job.handle({ payload, mailId: 'm' } as unknown as OpenJob<'mail.certificate'>);
  return sent[0];
}

/** What is told of an edition, once its file is made. */
async function toldOf(editions: readonly Report[], reportId: number) {
  const text = await send('corrected', CERTIFICATE, editions, reportId);
  return text && [text.subject, text.facts?.at(-1)?.value, text.quote?.text];
}

const CORRECTED = `Report corrected: ${CERTIFICATE.form.name}`;

const first = anEdition(1, { status: 'superseded', reason: MISSPELT });
const third = anEdition(3);

it('each of two corrections is told, also where the second came before the mail of the first', async () => {
  const editions = [first, anEdition(2, { status: 'superseded', reason: MAJOR }), third];
  expect(await toldOf(editions, 2)).toEqual([CORRECTED, '3', MISSPELT]);
  expect(await toldOf(editions, 3)).toEqual([CORRECTED, '3', MAJOR]);
  const [second, newest] = [
    await send('corrected', CERTIFICATE, editions, 2),
    await send('corrected', CERTIFICATE, editions, 3),
  ];
  expect(second?.paragraphs.join(' ')).toContain('Edition 3 has followed and is the one to use');
  expect(newest?.paragraphs.join(' ')).toContain('Edition 3 is ready and has taken the place of the one before');
});

it('a correction whose file was never made is told with the next', async () => {
  const editions = [first, anEdition(2, { status: 'superseded', reason: MAJOR, pdf: null }), third];
  expect(await toldOf(editions, 3)).toEqual([CORRECTED, '3', `${MISSPELT}\n${MAJOR}`]);
});

it('nothing is told of a report that is withdrawn by now', async () => {
  const editions = [first, anEdition(2, { status: 'withdrawn', reason: MAJOR })];
  expect(await toldOf(editions, 2)).toBeUndefined();
});

it('leads to the application that it is about, to the form where that is to be changed, and to the report', async () => {
  const rejected = aCertificate('Rejected', { ownerId: null, rejectReason: 'The scan is dark.' });
  expect((await send('applied'))?.action?.url).toBe(`https://x.my/cert-track?id=${CERTIFICATE.id}`);
  expect(await send('rejected', rejected)).toMatchObject({
    quote: { text: 'The scan is dark.' },
    action: { url: `https://x.my/cert-update?id=${rejected.id}` },
  });
  const { action, notes } = (await send('verified', CERTIFICATE, [anEdition(1)])) ?? {};
  expect([action?.url, notes?.[0]]).toEqual([
    'https://x.my/check/MYV-1',
    'To download the report, sign in at https://x.my/student-login',
  ]);
});
