import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON } from '../../../test/contract/stores.js';
import { aConfirmation } from '../../../test/factories/confirmation.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { ROLE } from '../../domain/account/role.js';
import { newStudent } from '../../domain/account/user.js';
import type { ConfirmationEnding } from '../../domain/confirmation/confirmation.machine.js';
import { Links } from '../../domain/site/links.js';
import { type Mail, Mailer } from '../../platform/mail/mailer.port.js';
import { ConfirmationEndedMailJob } from './confirmation-ended-mail.job.js';
import { EnquiryOfficers } from './enquiry-officers.service.js';

class KeptMails extends Mailer {
  readonly sent: Mail[] = [];
  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}

/** @returns who is told by a mail, and for whom a job of their own is ordered, of those who may ask. */
async function toldOf(ending: ConfirmationEnding, asker: 'there' | 'gone' | 'off') {
  const stores = await freshStores();
  const { unitOfWork, users, roles, confirmations } = stores;
  const addOfficer = (email: string, status: 'active' | 'disabled' = 'active') =>
    unitOfWork.run((tx) =>
      tx.users.insert({ ...newStudent(email, 'hash', 'en', NOON), roleId: ROLE.administrator, status }),
    );
  const asked = await addOfficer('asker@example.com', asker === 'off' ? 'disabled' : 'active');
  const others = [await addOfficer('one@example.com'), await addOfficer('two@example.com')];
  const certificate = await insertCertificate(stores, { status: 'Verifying' });
  const createdBy = asker === 'gone' ? 999_999 : asked.id;
  const request = aConfirmation(certificate.id, NOON, { state: ending, createdBy });
  const { id: confirmationId } = await unitOfWork.run((tx) => tx.confirmations.insert(request));
  const mailer = new KeptMails();
  const officers = new EnquiryOfficers(users, roles, new Links('https://x.my'), mailer);
  const job = new ConfirmationEndedMailJob(confirmations, officers);
  const payload = { confirmationId, ending };
  const effect = await job.handle({ id: 1, name: 'mail.confirmation-ended', payload, attempt: 1, mailId: 'mail-1' });
  if (effect) await unitOfWork.run(effect);
  const ordered = (await stores.orders()).map((order) => (order.payload as { userId: number }).userId);
  const ids = others.map(({ id }) => id);
  return { mailed: mailer.sent.map(({ to }) => to), ordered: ordered.filter((id) => ids.includes(id)).length };
}

const ENDINGS = ['answered', 'expired', 'declined', 'undeliverable'] as const;

it.each(ENDINGS)('whoever asked is told that an enquiry is %s', async (ending) => {
  expect(await toldOf(ending, 'there')).toEqual({ mailed: ['asker@example.com'], ordered: 0 });
});

describe.each(['gone', 'off'] as const)('where the account of whoever asked is %s', (asker) => {
  it.each(['answered', 'expired'] as const)('nobody is told that an enquiry is %s', async (ending) => {
    expect(await toldOf(ending, asker)).toEqual({ mailed: [], ordered: 0 });
  });

  it.each(['declined', 'undeliverable'] as const)('all who may ask are told that it is %s', async (ending) => {
    expect(await toldOf(ending, asker)).toEqual({ mailed: [], ordered: 2 });
  });
});
