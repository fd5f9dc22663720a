import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON } from '../../../test/contract/stores.js';
import { aStudent } from '../../../test/factories/actor.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { message } from '../../domain/messages/message.js';
import { issueReport } from '../../domain/report/report.js';
import { formatReportNumber } from '../../domain/report/report-number.js';
import { Links } from '../../domain/site/links.js';
import type { Ids } from '../../platform/security/ids.port.js';
import type { PasswordHasher } from '../../platform/security/password-hasher.port.js';
import { SharesService } from './shares.service.js';

const TOKEN = 't'.repeat(43);

async function rig() {
  const stores = await freshStores();
  const { unitOfWork, certificates, reports, shares, clock } = stores;
  const certificate = await insertCertificate({ unitOfWork });
  const number = formatReportNumber(Array.from({ length: 14 }, () => 1));
  const report = await unitOfWork.run((tx) => tx.reports.insert(issueReport(certificate, number, NOON)));
  const service = new SharesService(
    certificates,
    reports,
    shares,
    { hash: async (pin: string) => `hash of ${pin}` } as PasswordHasher,
    { shareToken: () => TOKEN } as Partial<Ids> as Ids,
    new Links('https://verify.example'),
    unitOfWork,
    clock,
  );
  const holder = aStudent(certificate.ownerId ?? 0);
  const share = () => service.create(holder, certificate.id, { label: 'Aunt Mei' });
  return { stores, report, service, holder, share };
}

it('makes a link to a report that is in force', async () => {
  const { share } = await rig();
  const url = `https://verify.example/shared/${TOKEN}`;
  expect(await share()).toMatchObject({ url, share: { label: 'Aunt Mei' }, state: 'live' });
});

it('makes none to a report that is withdrawn after it was read', async () => {
  const { stores, report, share } = await rig();
  const read = stores.reports.findLatestOfCertificate.bind(stores.reports);
  stores.reports.findLatestOfCertificate = async (id) => {
    const found = await read(id);
    await stores.unitOfWork.run((tx) => tx.reports.withdraw(report.id, 'The degree was revoked.', NOON));
    return found;
  };
  await expect(share()).rejects.toMatchObject({ reason: 'report_withdrawn' });
  expect(await stores.count('shares')).toBe(0);
});

it('stops a link for its holder, and says that there is none where it goes meanwhile', async () => {
  const { stores, service, holder, share } = await rig();
  const { id, certificateId, endsAt } = (await share()).share;
  await expect(service.stop(aStudent(999_999), id)).rejects.toMatchObject({ reason: 'not_found' });
  expect(await service.stop(holder, id)).toMatchObject({ share: { id, stoppedAt: NOON }, state: 'stopped' });
  const find = stores.shares.findById.bind(stores.shares);
  stores.shares.findById = async (asked) => {
    const found = await find(asked);
    await stores.unitOfWork.run((tx) => tx.shares.forget(certificateId, endsAt));
    return found;
  };
  await expect(service.stop(holder, id)).rejects.toMatchObject({
    reason: 'not_found',
    said: message('not_found', { what: 'Link' }),
  });
});
