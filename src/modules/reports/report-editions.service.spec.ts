import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { addFiles, NOON } from '../../../test/contract/stores.js';
import { anAdministrator, aReviewer } from '../../../test/factories/actor.factory.js';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import { Env } from '../../config/env.js';
import { issueReport, REISSUED, type Report } from '../../domain/report/report.js';
import { Links } from '../../domain/site/links.js';
import { statedVerdicts } from '../../domain/verdict/verdict.js';
import { Mailer } from '../../platform/mail/mailer.port.js';
import { HmacLinkSigner } from '../../platform/security/hmac.link-signer.js';
import { CertificateMailJob } from '../certificates/certificate-mail.job.js';
import { hashesIn } from '../verdicts/verdict-gates.steps.js';
import { ReportChangedMailJob } from './report-changed-mail.job.js';
import { ReportEditionsService } from './report-editions.service.js';

/** A report of before verdicts were kept, of a record whose photo somebody has looked at since. */
async function desk() {
  const stores = await freshStores();
  const { unitOfWork, reports, clock } = stores;
  const [avatar = ''] = await addFiles(stores, 1, { kind: 'photo' });
  const number = 'MYV-00000-00000-00000';
  const record = await insertCertificate(stores, { status: 'Verified', reportNumber: number }, { avatar });
  const edition = await unitOfWork.run(async (tx) => {
    const by = { officerId: 51, at: NOON };
    await tx.verdicts.add(statedVerdicts(record, ['photo'], await hashesIn(tx, record), by));
    return tx.reports.insert(issueReport(record, number, NOON));
  });
  const service = new ReportEditionsService(unitOfWork, reports, clock, { needed: 'corrections' });
  return { stores, service, edition };
}

it('issues no edition anew while something about the one in force waits for another officer', async () => {
  const { stores, service, edition } = await desk();
  const answer = await service.withdraw(anAdministrator(), edition.id, 'Revoked');
  if (!('proposal' in answer)) throw new Error('a second officer is needed');
  await expect(service.reissue(aReviewer(), edition.id)).rejects.toMatchObject({ reason: 'proposal_open' });
  expect(await stores.reports.findById(edition.id)).toMatchObject({ status: 'current' });
  await stores.unitOfWork.run((tx) => tx.proposals.settle({ ...answer.proposal, state: 'withdrawn' }));
  expect(await service.reissue(aReviewer(), edition.id)).toMatchObject({ edition: 2, status: 'current' });
});

const SIGNER = new HmacLinkSigner(Object.assign(new Env(), { jwtSecret: 'a secret that nobody else has, of tests' }));

function watched({ unitOfWork, clock }: FreshStores, number: string): Promise<number> {
  const endsAt = new Date(clock.now().getTime() + 86_400_000);
  return unitOfWork.run((tx) =>
    tx.watchers.ask({ number, email: 'a@example.com', language: 'en', createdAt: NOON, endsAt }),
  );
}

class KeptMails extends Mailer {
  readonly told: unknown[] = [];

  async send({ text, unsubscribe }: Parameters<Mailer['send']>[0]): Promise<void> {
    const { heading, facts, quote, notes } = text;
    const canBeEnded = unsubscribe !== undefined && notes.join().endsWith(` ${unsubscribe}`);
    this.told.push([heading, facts?.at(-1)?.value, quote?.text, canBeEnded]);
  }
}

it('tells whoever watches a report that is withdrawn soon after a correction of the withdrawal, once', async () => {
  const { stores, edition } = await desk();
  const { unitOfWork, reports, watchers, clock } = stores;
  await unitOfWork.run((tx) => tx.reports.withdraw(edition.id, 'Revoked', NOON));
  const watcherId = await watched(stores, edition.number);
  const mailer = new KeptMails();
  const watching = new ReportChangedMailJob(watchers, reports, SIGNER, new Links(''), mailer, clock);
  const job = { id: 1, attempt: 1, mailId: 'x', name: 'mail.report-changed' } as const;
  for (const change of ['superseded', 'withdrawn'] as const) {
    await watching.handle({ ...job, payload: { watcherId, reportId: edition.id, change } });
  }
  expect(mailer.told).toEqual([['A report that you checked was withdrawn', edition.number, 'Revoked', true]]);
});

it('tells a correction as one, though an edition with the same particulars has followed before that was told', async () => {
  const { stores, edition: first } = await desk();
  const { unitOfWork, reports, watchers, certificates, users, clock } = stores;
  const follow = (before: Report, reason: string) =>
    unitOfWork.run(async (tx) => {
      await tx.reports.supersede(before.id, reason, NOON);
      const { number, certificateId, fields, photo, evidence } = before;
      const next = {
        ...{ number, certificateId, fields, photo, evidence },
        edition: before.edition + 1,
        issuedAt: NOON,
      };
      return tx.reports.insert({ ...next, status: 'current', erasedAt: null });
    });
  const second = await follow(first, 'Misspelt');
  const third = await follow(second, REISSUED);
  const watcherId = await watched(stores, first.number);
  const mailer = new KeptMails();
  const links = new Links('');
  const watching = new ReportChangedMailJob(watchers, reports, SIGNER, links, mailer, clock);
  const holding = new CertificateMailJob(certificates, reports, users, links, mailer);
  const job = { id: 1, attempt: 1, mailId: 'x' };
  for (const named of [{ reportId: second.id }, { reportId: third.id }, {}]) {
    await watching.handle({ ...job, name: 'mail.report-changed', payload: { watcherId, ...named } });
  }
  // One that was ordered by an earlier release names no edition.
  for (const named of [{ reportId: second.id }, { reportId: third.id }, {}]) {
    const payload = { certificateId: first.certificateId, event: 'corrected', ...named } as const;
    await holding.handle({ ...job, name: 'mail.certificate', payload });
  }
  expect(mailer.told).toEqual([
    ['A report that you checked was corrected', first.number, 'Misspelt', true],
    ['A report that you checked was issued anew', first.number, REISSUED, true],
    ['A report that you checked was issued anew', first.number, REISSUED, true],
    // The third has followed, which is the one to use.
    ['Your report was corrected', '3', 'Misspelt', false],
    // No file of the second was made, so nobody was told of it.
    ['Your report was corrected', '3', 'Misspelt', false],
    ['Your report was corrected', '3', 'Misspelt', false],
  ]);
});
