import { createHash } from 'node:crypto';
import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { after, NOON } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { Actor } from '../../domain/account/actor.js';
import { ROLE } from '../../domain/account/role.js';
import { newStudent } from '../../domain/account/user.js';
import { issueReport } from '../../domain/report/report.js';
import { formatReportNumber } from '../../domain/report/report-number.js';
import type { LinkSigner } from '../../platform/security/link-signer.port.js';
import type { PasswordHasher } from '../../platform/security/password-hasher.port.js';
import type { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import type { ReportPhotosService } from '../reports/report-photos.service.js';
import { ShareRecipientsService } from './share-recipients.service.js';

const TOKEN = 't'.repeat(43);
const HASH = createHash('sha256').update(TOKEN).digest('hex');

async function rig() {
  const { unitOfWork, shares, reports, reportChecks, clock } = await freshStores();
  const certificate = await insertCertificate({ unitOfWork });
  const number = formatReportNumber(Array.from({ length: 14 }, () => 1));
  const share = await unitOfWork.run(async (tx) => {
    await tx.reports.insert(issueReport(certificate, number, NOON));
    return tx.shares.insert({
      certificateId: certificate.id,
      label: 'Aunt Mei',
      tokenHash: HASH,
      pinHash: 'hash of 274916',
      download: false,
      createdAt: NOON,
      endsAt: after(60_000),
    });
  });
  const service = new ShareRecipientsService(
    shares,
    reports,
    {
      verify: async (hash: string, pin: string) => hash === `hash of ${pin}`,
    } as Partial<PasswordHasher> as PasswordHasher,
    {} as LinkSigner,
    {} as VerifiedFiles,
    {} as ReportPhotosService,
    unitOfWork,
    clock,
  );
  return { unitOfWork, shares, share, service, number, reportChecks };
}

it('opens for the right PIN, and counts what is wrong', async () => {
  const { shares, share, service } = await rig();
  await expect(service.open(null, TOKEN, undefined)).rejects.toMatchObject({ reason: 'pin_needed' });
  await expect(service.open(null, TOKEN, '111111')).rejects.toMatchObject({ reason: 'wrong_pin' });
  expect(await service.open(null, TOKEN, '274916')).toMatchObject({ query: null, checked: { report: { edition: 1 } } });
  expect(await shares.findById(share.id)).toMatchObject({ opened: 1, wrongPins: 1 });
});

it('gives the report to the integrator whose person opens it, and to nobody by a wrong PIN or without a session', async () => {
  const { unitOfWork, service, number, reportChecks } = await rig();
  const { userId, integratorId } = await unitOfWork.run(async (tx) => {
    const fields = { name: 'Contoh', contact: 'systems@contoh.example', purpose: 'Admissions.' };
    const { id } = await tx.integrators.insert({ ...fields, status: 'active', createdAt: NOON });
    const person = { ...newStudent('lim@contoh.example', 'hash', 'en', NOON), roleId: ROLE.integrator };
    const member = { userId: (await tx.users.insert(person)).id, integratorId: id };
    await tx.members.insert({ ...member, invitedBy: 50, createdAt: NOON });
    return member;
  });
  const person = { userId } as Actor;
  await expect(service.open(person, TOKEN, '111111')).rejects.toMatchObject({ reason: 'wrong_pin' });
  await service.open(null, TOKEN, '274916');
  await service.open({ userId: userId + 1 } as Actor, TOKEN, '274916');
  expect(await reportChecks.integratorsKnowing(number)).toEqual([]);
  await service.open(person, TOKEN, '274916');
  await service.open(person, TOKEN, '274916');
  expect(await reportChecks.integratorsKnowing(number)).toEqual([integratorId]);
});

it('has ended where the link goes while it is being opened', async () => {
  const { unitOfWork, shares, share, service } = await rig();
  const find = shares.findByTokenHash.bind(shares);
  shares.findByTokenHash = async (hash) => {
    const found = await find(hash);
    await unitOfWork.run((tx) => tx.shares.forget(share.certificateId, after(60_000)));
    return found;
  };
  await expect(service.open(null, TOKEN, '274916')).rejects.toMatchObject({ reason: 'link_ended' });
});
