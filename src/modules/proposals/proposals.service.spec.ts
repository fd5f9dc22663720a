import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON } from '../../../test/contract/stores.js';
import { anAdministrator } from '../../../test/factories/actor.factory.js';
import { aProposal } from '../../../test/factories/proposal.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { newInvitation } from '../../domain/account/invitation.js';
import { ROLE } from '../../domain/account/role.js';
import { newStudent, type User } from '../../domain/account/user.js';
import type { CertificateVerificationService } from '../certificates/certificate-verification.service.js';
import type { ReportEditionsService } from '../reports/report-editions.service.js';
import { ProposalsService } from './proposals.service.js';

async function rig() {
  const stores = await freshStores();
  const { unitOfWork, proposals, users, roles, clock } = stores;
  const addOfficer = (email: string, changes: Partial<User> = {}) =>
    unitOfWork.run((tx) =>
      tx.users.insert({ ...newStudent(email, 'hash', 'en', NOON), roleId: ROLE.administrator, ...changes }),
    );
  const proposer = await addOfficer('proposer@example.com');
  const { id: certificateId, version } = await insertCertificate(stores, {});
  const { id: _, ...proposal } = aProposal({ certificateId, version, proposedBy: proposer.id });
  const { id } = await unitOfWork.run((tx) => tx.proposals.insert(proposal));
  const service = new ProposalsService(
    ...([unitOfWork, proposals, {} as ReportEditionsService, {} as CertificateVerificationService] as const),
    ...([users, roles, clock] as const),
  );
  const isAlone = async () => (await service.detail(anAdministrator(proposer.id), id)).alone;
  return { unitOfWork, addOfficer, isAlone };
}

it('can be released by nobody while whoever else was invited has not come', async () => {
  const { unitOfWork, addOfficer, isAlone } = await rig();
  await addOfficer('off@example.com', { status: 'disabled' });
  expect(await isAlone()).toBe(true);
  const invited = await addOfficer('invited@example.com');
  const invitation = newInvitation(invited.id, 'nonce', 'hash', NOON);
  await unitOfWork.run((tx) => tx.invitations.put(invitation));
  expect(await isAlone()).toBe(true);
  await unitOfWork.run((tx) => tx.invitations.take(invitation));
  expect(await isAlone()).toBe(false);
});

it('can be released by who came through the organisation instead of the invitation', async () => {
  const { unitOfWork, addOfficer, isAlone } = await rig();
  const invited = await addOfficer('invited@example.com');
  await unitOfWork.run(async (tx) => {
    await tx.invitations.put(newInvitation(invited.id, 'nonce', 'hash', NOON));
    await tx.identities.put(invited.id, { issuer: 'https://id.example', subject: 'one' }, NOON);
  });
  expect(await isAlone()).toBe(false);
});
