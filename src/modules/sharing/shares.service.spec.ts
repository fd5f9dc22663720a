import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON, SettableClock } from '../../../test/contract/stores.js';
import { aStudent } from '../../../test/factories/actor.factory.js';
import { InMemoryUnitOfWork } from '../../../test/fakes/unit-of-work.fake.js';
import { issueReport } from '../../domain/certificate/report.js';
import { formatReportNumber } from '../../domain/certificate/report-number.js';
import type { Digest } from '../../ports/digest.js';
import type { Ids } from '../../ports/ids.js';
import type { Links } from '../../ports/links.js';
import type { PasswordHasher } from '../../ports/password-hasher.js';
import { SharesService } from './shares.service.js';

const TOKEN = 't'.repeat(43);

async function rig() {
  const unitOfWork = new InMemoryUnitOfWork();
  const certificate = await insertCertificate({ unitOfWork });
  const number = formatReportNumber(Array.from({ length: 14 }, () => 1));
  const report = await unitOfWork.run((tx) => tx.reports.insert(issueReport(certificate, number, NOON)));
  const service = new SharesService(
    unitOfWork.certificates,
    unitOfWork.reports,
    unitOfWork.shares,
    { hash: async (pin: string) => `hash of ${pin}` } as PasswordHasher,
    { sha256: () => 'a'.repeat(64) } as Partial<Digest> as Digest,
    { shareToken: () => TOKEN } as Partial<Ids> as Ids,
    { sharedPage: (token: string) => `https://verify.example/shared/${token}` } as Partial<Links> as Links,
    unitOfWork,
    new SettableClock(),
  );
  const share = () => service.create(aStudent(certificate.ownerId ?? 0), certificate.id, { label: 'Aunt Mei' });
  return { unitOfWork, report, share };
}

it('makes a link to a report that is in force', async () => {
  const { share } = await rig();
  expect(await share()).toMatchObject({ url: `https://verify.example/shared/${TOKEN}`, share: { label: 'Aunt Mei' } });
});

it('makes none to a report that is withdrawn after it was read', async () => {
  const { unitOfWork, report, share } = await rig();
  const read = unitOfWork.reports.findLatestOfCertificate.bind(unitOfWork.reports);
  unitOfWork.reports.findLatestOfCertificate = async (id) => {
    const found = await read(id);
    await unitOfWork.run((tx) => tx.reports.withdraw(report.id, 'The degree was revoked.', NOON));
    return found;
  };
  await expect(share()).rejects.toMatchObject({ reason: 'report_withdrawn' });
  expect(unitOfWork.tables.shares.size).toBe(0);
});
