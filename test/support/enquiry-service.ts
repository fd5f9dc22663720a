import type { NoticeName } from '../../src/domain/privacy/notice.js';
import { ConfirmationListsService } from '../../src/modules/confirmations/confirmation-lists.service.js';
import { ConfirmationsService } from '../../src/modules/confirmations/confirmations.service.js';
import type { NameReader } from '../../src/platform/names/name-reader.port.js';
import type { LinkSecrets } from '../../src/platform/security/link-secrets.port.js';
import { insertCertificate } from '../contract/certificate.store.contract.js';
import { aReviewer } from '../factories/actor.factory.js';
import { freshStores } from './fresh-stores.js';

/** The service of enquiries over a store, with an application that the ministry can be asked about. */
export async function enquiryService(notices: readonly NoticeName[] = ['enquiries']) {
  const stores = await freshStores();
  const { unitOfWork, confirmations, users, clock } = stores;
  const lists = new ConfirmationListsService(confirmations, users, clock);
  const certificate = await insertCertificate(stores, { status: 'Verifying' });
  const given = { version: '2026-11-23', language: 'en' } as const;
  await unitOfWork.run(async (tx) => {
    for (const notice of notices) await tx.consents.add(certificate.ownerId ?? 0, { notice, ...given }, clock.now());
  });
  let links = 0;
  const fresh = () => ({ nonce: `nonce ${++links}`, tokenHash: `hash of nonce ${links}` });
  const service = new ConfirmationsService(
    unitOfWork,
    confirmations,
    lists,
    { fresh } as Partial<LinkSecrets> as LinkSecrets,
    { read: () => [] } as NameReader,
    clock,
  );
  const entered = { enteredBy: 1, enteredAt: clock.now(), releasedBy: 2, releasedAt: clock.now() };
  const fields = { universityId: null, email: 'office@mohe.example', office: 'MoHE', language: 'ms' } as const;
  const contact = await unitOfWork.run((tx) => tx.contacts.insert({ ...fields, verification: 'Known.', ...entered }));
  const order = {
    certificateId: certificate.id,
    contactId: contact.id,
    fields: null,
    fileIds: [],
    dueDays: 14,
    language: null,
  };
  const officer = aReviewer();
  return { stores, service, lists, contact, certificate, officer, ask: () => service.ask(officer, order) };
}
