import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { aConfirmation, anAnswerTo } from '../../../test/factories/confirmation.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { Env } from '../../config/env.js';
import { ROLE } from '../../domain/account/role.js';
import { newStudent, type User } from '../../domain/account/user.js';
import { claimedValues, identityOf } from '../../domain/confirmation/asked-fields.js';
import type { NewConfirmation } from '../../domain/confirmation/confirmation.js';
import type { Contact } from '../../domain/confirmation/contact.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import type { SiteDetails } from '../../domain/site/site-details.js';
import type { Mail, Mailer } from '../../platform/mail/mailer.port.js';
import type { NameReader } from '../../platform/names/name-reader.port.js';
import { HmacLinkSecrets } from '../../platform/security/hmac.link-secrets.js';
import { HmacLinkSigner } from '../../platform/security/hmac.link-signer.js';
import type { Ids } from '../../platform/security/ids.port.js';
import type { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import type { RateLimiter } from '../../platform/security/rate-limiter.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { ConfirmationDiffersMailJob } from './confirmation-differs-mail.job.js';
import { ConfirmationDisputedMailJob } from './confirmation-disputed-mail.job.js';
import { ConfirmationEndedMailJob } from './confirmation-ended-mail.job.js';
import { ConfirmationMailJob } from './confirmation-mail.job.js';
import { EnquiryOfficers } from './enquiry-officers.service.js';
import { LinkService } from './link.service.js';
import { RegistrarService } from './registrar.service.js';

const OWNER = 77;
const LATER_MS = 45 * 86_400_000;
const SITE = new Links('https://x.example');
const secret = (jwtSecret: string) => ({ jwtSecret }) as Partial<Env> as Env;

async function rig() {
  const stores = await freshStores();
  const { unitOfWork, confirmations, contacts, clock } = stores;
  let nonces = 0;
  const ids = { nonce: () => `nonce of the test ${++nonces}` } as Partial<Ids> as Ids;
  const registrarWith = (jwtSecret: string) => {
    const secrets = new HmacLinkSecrets(secret(jwtSecret), ids);
    const links = new LinkService(unitOfWork, confirmations, contacts, secrets);
    const limiter = { hit: async () => ({ allowed: true }) } as unknown as RateLimiter;
    const names = { read: () => [] } as NameReader;
    const signer = new HmacLinkSigner(secret('one'));
    const of = { of: () => '' } as Partial<Pseudonyms> as Pseudonyms;
    return {
      ...{ secrets, links },
      registrar: new RegistrarService(
        ...([unitOfWork, confirmations, links, contacts, secrets, signer, limiter, of, names, clock] as const),
      ),
    };
  };
  const certificate = await insertCertificate(stores, { status: 'Verified', ownerId: OWNER });
  const { form } = certificate;
  const consent = { notice: 'enquiries', version: '2026-11-29', language: 'en' } as const;
  await unitOfWork.run((tx) => tx.consents.add(OWNER, consent, clock.now()));
  const contact = await unitOfWork.run((tx) =>
    tx.contacts.insert({
      ...{ universityId: null, email: 'office@mohe.example', office: 'MoHE', language: 'ms', verification: 'Known.' },
      ...{ enteredBy: 1, enteredAt: clock.now(), releasedBy: 2, releasedAt: clock.now() },
    }),
  );
  const add = (changes: Partial<NewConfirmation> = {}) =>
    unitOfWork.run((tx) =>
      tx.confirmations.insert({
        ...aConfirmation(certificate.id, clock.now()),
        ...{ contactId: contact.id, email: contact.email },
        ...{ claimed: claimedValues(form, null), identity: identityOf(form) },
        ...changes,
      }),
    );
  const staff = (email: string, changes: Partial<User> = {}) =>
    unitOfWork.run((tx) =>
      tx.users.insert({ ...newStudent(email, 'hash', 'en', clock.now()), roleId: ROLE.administrator, ...changes }),
    );
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) } as Partial<Mailer> as Mailer;
  const officers = new EnquiryOfficers(stores.users, stores.roles, SITE, mailer);
  return { stores, registrarWith, certificate, add, contact, staff, mails, mailer, officers };
}

describe('"this was not us"', () => {
  const disputed = async (status: 'Verified' | 'Rejected', meanwhile?: (tx: Transaction, of: Contact) => unknown) => {
    const { stores, registrarWith, certificate, add, contact } = await rig();
    const { registrar } = registrarWith('one');
    const { unitOfWork, clock, confirmations } = stores;
    const asked = await add({ state: 'answered', endedAt: clock.now(), reminders: 3 });
    const answer = await unitOfWork.run((tx) => tx.confirmations.addAnswer(anAnswerTo(asked, clock.now())));
    await unitOfWork.run((tx) => tx.certificates.update(certificate, { ...certificate, status }));
    clock.time = new Date(clock.now().getTime() + LATER_MS);
    await unitOfWork.run(async (tx) => meanwhile?.(tx, contact));
    const token = registrar.disputeToken(answer);
    await registrar.dispute(token);
    await registrar.dispute(token);
    const answers = await confirmations.answersTo([asked.id]);
    expect(answers.map(({ disputedAt }) => disputedAt)).toEqual([clock.now()]);
    expect((await stores.orders()).map(({ name }) => name)).toEqual(['mail.confirmation-disputed']);
    return { now: clock.now(), after: await confirmations.findById(asked.id) };
  };

  it('opens the request again for as long as a new one', async () => {
    const { now, after } = await disputed('Verified');
    expect(after).toMatchObject({ state: 'opened', sentAt: now, reminders: 0 });
  });

  it('ends the request where the applicant has withdrawn the consent', async () => {
    const { now, after } = await disputed('Verified', (tx) => tx.consents.withdraw(OWNER, 'enquiries', new Date(7)));
    expect(after).toMatchObject({ state: 'cancelled', cancelCause: 'dispute', endedAt: now });
  });

  it('ends the request of a record that waits for no answer', async () => {
    const { now, after } = await disputed('Rejected');
    expect(after).toMatchObject({ state: 'cancelled', cancelCause: 'dispute', endedAt: now });
  });

  it.each<[string, (tx: Transaction, of: Contact) => unknown]>([
    ['is gone', (tx, { id }) => tx.contacts.remove(id)],
    ['has another address', (tx, contact) => tx.contacts.update({ ...contact, email: 'other@mohe.example' })],
    [
      'is not released any more',
      (tx, contact) => tx.contacts.update({ ...contact, releasedBy: null, releasedAt: null }),
    ],
  ])('ends the request of a contact that %s', async (_, meanwhile) => {
    const { now, after } = await disputed('Verified', meanwhile);
    expect(after).toMatchObject({ state: 'cancelled', cancelCause: 'dispute', endedAt: now });
  });
});

describe('an answer by the link', () => {
  it.each([
    [
      'says otherwise',
      { answer: 'differs', value: 'Physics' },
      ['mail.confirmation-receipt', 'mail.confirmation-differs'],
      'An answer differs',
    ],
    [
      'is as it is claimed',
      { answer: 'confirmed', value: null },
      ['mail.confirmation-receipt', 'mail.confirmation-ended'],
      'An office has answered',
    ],
  ] as const)('that %s is told to whom it concerns, once', async (_, major, orders, heading) => {
    const { stores, registrarWith, add, staff, mails, officers } = await rig();
    const { registrar, secrets } = registrarWith('one');
    const asker = await staff('asker@example.com');
    const claimed = { major: 'Computer Science' };
    const asked = await add({ claimed, ...secrets.fresh(), createdBy: asker.id });
    const who = { name: 'Lim', office: 'Registrar', reference: null, note: null, fileId: null };
    await registrar.answer(secrets.tokenOf(asked) ?? '', { fields: { major }, ...who });
    const ordered = await stores.orders();
    expect(ordered.map(({ name }) => name)).toEqual(orders);
    const jobs = [
      new ConfirmationDiffersMailJob(stores.confirmations, officers),
      new ConfirmationEndedMailJob(stores.confirmations, officers),
    ];
    for (const { name, payload } of ordered) {
      for (const job of jobs) if (name === job.name) await job.handle({ mailId: 'm', payload } as never);
    }
    expect(mails.map(({ to, text }) => [to, text.heading])).toEqual([['asker@example.com', heading]]);
  });
});

describe('what comes of an enquiry', () => {
  it('is told of a refusal as well, once', async () => {
    const { stores, registrarWith, add } = await rig();
    const { registrar, secrets } = registrarWith('one');
    const asked = await add(secrets.fresh());
    await registrar.decline(secrets.tokenOf(asked) ?? '', { name: 'Lim', note: 'By letter alone.' });
    expect((await stores.orders()).map(({ name, payload }) => [name, payload])).toEqual([
      ['mail.confirmation-receipt', expect.anything()],
      ['mail.confirmation-ended', { confirmationId: asked.id, ending: 'declined' }],
    ]);
  });

  it.each([
    ['answered', 'An office has answered'],
    ['declined', 'An office does not answer'],
    ['expired', 'Nobody has answered an enquiry'],
    ['undeliverable', 'An enquiry could not be delivered'],
  ] as const)('is told to who asked while it is so: %s', async (ending, heading) => {
    const { stores, add, staff, mails, officers } = await rig();
    const { id: createdBy } = await staff('asker@example.com');
    await staff('other@example.com');
    const asked = await add({ state: ending, createdBy });
    const job = new ConfirmationEndedMailJob(stores.confirmations, officers);
    const open = { mailId: 'm', payload: { confirmationId: asked.id, ending } };
    await job.handle(open as OpenJob<'mail.confirmation-ended'>);
    await stores.unitOfWork.run((tx) => tx.confirmations.update({ ...asked, state: 'sent' }));
    await job.handle(open as OpenJob<'mail.confirmation-ended'>);
    expect(mails.map(({ to, text }) => [to, text.heading])).toEqual([['asker@example.com', heading]]);
  });
});

describe('at an address that counts no more', () => {
  it('a link is dead, the desk shows nothing, and no reminder goes out', async () => {
    const { stores, registrarWith, add, contact, mails, mailer } = await rig();
    const { registrar, secrets, links } = registrarWith('one');
    const asked = await add(secrets.fresh());
    const token = secrets.tokenOf(asked) ?? '';
    expect((await registrar.look(token)).id).toBe(asked.id);
    // As an earlier release left it: the request still waits.
    await stores.unitOfWork.run((tx) => tx.contacts.update({ ...contact, releasedBy: null, releasedAt: null }));
    await expect(registrar.look(token)).rejects.toMatchObject({ reason: 'confirmation_ended' });
    expect(await registrar.desk(registrar.deskToken(contact.id, contact.email))).toEqual([]);
    const job = new ConfirmationMailJob(
      ...([stores.confirmations, links, SITE, { ministry: '' } as SiteDetails, mailer, stores.clock] as const),
    );
    await job.handle({ mailId: 'a', payload: { confirmationId: asked.id } } as OpenJob<'mail.confirmation'>);
    expect(mails).toEqual([]);
  });
});

describe('once the secret is gone that a link was made with', () => {
  const made = async () => {
    const { stores, registrarWith, add, contact, mails, mailer } = await rig();
    const before = registrarWith('one');
    const asked = await add(before.secrets.fresh());
    const { links, registrar } = registrarWith('two');
    await expect(registrar.look(before.secrets.tokenOf(asked) ?? '')).rejects.toMatchObject({
      reason: 'confirmation_ended',
    });
    return { stores, asked, contact, links, registrar, mails, mailer };
  };

  it('a reminder has another link, and each later one has the same', async () => {
    const { stores, asked, links, registrar, mails, mailer } = await made();
    const job = new ConfirmationMailJob(
      ...([stores.confirmations, links, SITE, { ministry: '' } as SiteDetails, mailer, stores.clock] as const),
    );
    const payload = { confirmationId: asked.id, reminder: true };
    for (const mailId of ['a', 'b']) await job.handle({ mailId, payload } as OpenJob<'mail.confirmation'>);
    const tokens = mails.map(({ text }) => text.action?.url.split('/').at(-1));
    expect(tokens).toEqual([tokens[0], tokens[0]]);
    expect((await registrar.look(tokens[0] ?? '')).id).toBe(asked.id);
  });

  it('the desk opens what is asked by another link', async () => {
    const { asked, contact, registrar } = await made();
    const [open] = await registrar.desk(registrar.deskToken(contact.id, contact.email));
    expect((await registrar.look(open?.token ?? '')).id).toBe(asked.id);
  });
});

describe('an officer', () => {
  const told = async (changes: Partial<User>, isTheirJob = false) => {
    const { stores, add, staff, mails, officers } = await rig();
    const asker = await staff('asker@example.com', changes);
    await staff('other@example.com');
    await staff('third@example.com');
    await staff('off@example.com', { status: 'disabled' });
    await staff('student@example.com', { roleId: ROLE.student });
    const { id } = await add({ createdBy: asker.id });
    const job = new ConfirmationDisputedMailJob(stores.confirmations, officers);
    const open = (payload: object) => ({ mailId: 'm', payload }) as OpenJob<'mail.confirmation-disputed'>;
    const effect = await job.handle(open({ confirmationId: id, ...(isTheirJob && { userId: asker.id }) }));
    if (effect) await stores.unitOfWork.run(effect);
    for (const { payload } of await stores.orders()) await job.handle(open(payload));
    return mails.map(({ to }) => to);
  };

  it('who asked is told of a dispute', async () => {
    expect(await told({})).toEqual(['asker@example.com']);
  });

  it.each<[string, Partial<User>]>([
    ['is off', { status: 'disabled' }],
    ['may not ask any more', { roleId: ROLE.student }],
  ])('is told who may ask, where whoever asked %s', async (_, changes) => {
    const all = await told(changes);
    expect(all).toEqual(expect.arrayContaining(['other@example.com', 'third@example.com']));
    for (const email of ['asker@example.com', 'off@example.com', 'student@example.com'])
      expect(all).not.toContain(email);
    expect(await told(changes, true)).toEqual([]);
  });
});
