import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { aConfirmation } from '../../../test/factories/confirmation.factory.js';
import { makeMailEnv } from '../../../test/factories/mail.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { newStudent, type User } from '../../domain/account/user.js';
import { HmacReturnPaths } from '../../platform/mail/hmac.return-paths.js';
import { account, type Recipient } from '../../platform/mail/mailer.port.js';
import { PostalMimeReturnedMails } from '../../platform/mail/postal-mime.returned-mails.js';
import { endBounce } from './bounce-ends.steps.js';
import { BouncesService, LARGEST_BOUNCE } from './bounces.service.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const SAMPLES = join(import.meta.dirname, '../../../test/fixtures/bounces');
const env = makeMailEnv({
  bounceAddress: 'bounce@verify.example.my',
  jwtSecret: 'a secret of the tests that is long enough',
  jwtSecretPrevious: null,
});
const later = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000);

/** What mail servers send back, in their forms; nobody in them is real. */
const sample = (name: string, returnPath: string) =>
  Buffer.from(readFileSync(join(SAMPLES, name), 'latin1').replaceAll('@RETURN@', returnPath), 'latin1');

async function rig() {
  const stores = await freshStores();
  const { unitOfWork, users, confirmations, bounces, clock } = stores;
  clock.time = NOW;
  const paths = new HmacReturnPaths(env);
  const service = new BouncesService(unitOfWork, new PostalMimeReturnedMails(), paths, users, confirmations, clock);
  const user = await unitOfWork.run((tx) => tx.users.insert(newStudent('mei@example.com', 'hash', 'en', NOW)));
  const pathTo = (recipient: Recipient = account(user.id), email = user.email) => {
    const path = paths.of(recipient, email, NOW);
    if (!path) throw new Error('there is a return path');
    return path;
  };
  const bounce = (name = 'postfix-no-such-user.eml', path = pathTo()) => service.take(sample(name, path));
  const change = (changes: Partial<User>) =>
    unitOfWork.run(async (tx) => {
      const locked = await tx.users.lock(user.id);
      if (locked) await tx.users.update({ ...locked, ...changes });
    });
  const noted = () => bounces.findByUser(user.id);
  const actions = async () => (await stores.events()).map(({ action }) => action);
  return { ...stores, service, user, pathTo, bounce, change, noted, actions };
}

const HARD = {
  'gmail-no-such-user.eml': '5.1.1',
  'exchange-no-such-user.eml': '5.1.10',
  'postfix-no-such-user.eml': '5.1.1',
  'postfix-no-such-domain.eml': '5.4.4',
  'exim-no-such-user.eml': '5.0.0',
  'qq-no-such-user.eml': '5.0.0',
  '163-no-such-user.eml': '5.1.1',
  'internationalised.eml': '5.1.1',
};
const SOFT = {
  'gmail-full.eml': '5.2.2',
  'exim-full.eml': '5.2.2',
  'outlook-blocked.eml': '5.7.1',
  'qq-content-denied.eml': '5.7.0',
  '163-spam.eml': '5.7.0',
  'postfix-delayed.eml': '4.4.1',
  'postfix-given-up.eml': '4.4.1',
};
const NO_BOUNCE = ['out-of-office.eml', 'qq-auto-reply.eml', 'read-receipt.eml'];

it('every sample has its line below', () => {
  expect(readdirSync(SAMPLES).sort()).toEqual([...Object.keys(HARD), ...Object.keys(SOFT), ...NO_BOUNCE].sort());
});

it.each(Object.entries(HARD))('%s says that the address does not work: %s', async (name, status) => {
  const { bounce, noted, user } = await rig();
  expect(await bounce(name)).toBe(`Noted, account ${user.id}: ${status}`);
  expect(await noted()).toEqual({ userId: user.id, status, since: NOW, lastAt: NOW, count: 1 });
});

it.each(Object.entries(SOFT))('%s says nothing of the address: %s', async (name, status) => {
  const { bounce, noted, actions, user } = await rig();
  expect(await bounce(name)).toBe(`Counted for nothing, account ${user.id}: ${status} says nothing of the address`);
  expect(await noted()).toBeNull();
  expect(await actions()).toEqual([]);
});

it.each(NO_BOUNCE)('%s is no bounce', async (name) => {
  const { bounce, noted } = await rig();
  expect(await bounce(name)).toBe('Ignored: not a report of a delivery');
  expect(await noted()).toBeNull();
});

describe('an account whose mails come back', () => {
  it('is told once to the trail and to whoever reviews its applications; more of them are counted', async () => {
    const { bounce, noted, actions, user, orders, clock, ...stores } = await rig();
    const { id } = await insertCertificate(stores, { ownerId: user.id, status: 'Verifying' });
    await bounce();
    clock.time = later(1);
    await bounce('exchange-no-such-user.eml');
    expect(await noted()).toEqual({ userId: user.id, status: '5.1.10', since: NOW, lastAt: later(1), count: 2 });
    expect(await actions()).toEqual(['address.bounced']);
    expect((await orders()).map(({ name, payload }) => ({ name, payload }))).toEqual([
      { name: 'certificate.signals', payload: { certificateId: id } },
    ]);
  });

  it('is counted once for the same message, also where it has ended meanwhile', async () => {
    const { bounce, noted, actions, user, unitOfWork } = await rig();
    await bounce();
    expect(await bounce()).toBe(`Ignored, account ${user.id}: 5.1.1 came too late, or again`);
    expect((await noted())?.count).toBe(1);
    await unitOfWork.run((tx) => endBounce(tx, user.id));
    await bounce();
    expect(await noted()).toBeNull();
    expect(await actions()).toEqual(['address.bounced', 'address.works']);
  });

  it('is one no more once the address works, which the trail and the reviewers are told too', async () => {
    const { bounce, noted, actions, user, orders, unitOfWork } = await rig();
    await insertCertificate({ unitOfWork }, { ownerId: user.id, status: 'Verifying' });
    await bounce();
    await unitOfWork.run((tx) => endBounce(tx, user.id));
    await unitOfWork.run((tx) => endBounce(tx, user.id));
    expect(await noted()).toBeNull();
    expect(await actions()).toEqual(['address.bounced', 'address.works']);
    expect(await orders()).toHaveLength(2);
  });
});

describe('only the token is believed', () => {
  const UNKNOWN = 'Ignored: its address is forged, too old, or of an address that its owner has no more';

  it('and not one that was made up, or of another account', async () => {
    const { bounce, noted, pathTo, actions } = await rig();
    const [local = '', domain] = pathTo().split('@');
    const made = `${local.slice(0, -4)}${local.endsWith('aaaa') ? 'bbbb' : 'aaaa'}@${domain}`;
    expect(await bounce('postfix-no-such-user.eml', made)).toBe(UNKNOWN);
    expect(await bounce('postfix-no-such-user.eml', pathTo(account(999_999)))).toBe(UNKNOWN);
    expect(await bounce('postfix-no-such-user.eml', pathTo(account(1e15)))).toBe(UNKNOWN);
    expect(await noted()).toBeNull();
    expect(await actions()).toEqual([]);
  });

  it('and not the addresses that a report names', async () => {
    const { bounce, noted } = await rig();
    expect(await bounce('postfix-no-such-user.eml', 'mei@example.com')).toBe(
      'Ignored: not sent back to an address that names whom the mail went to',
    );
    expect(await noted()).toBeNull();
  });

  it('and not an old one, nor one of an address that the account had before, nor of an erased one', async () => {
    const one = await rig();
    one.clock.time = later(31);
    expect(await one.bounce()).toBe(UNKNOWN);
    const other = await rig();
    await other.change({ email: 'mei.new@example.com' });
    expect(await other.bounce()).toBe(UNKNOWN);
    const erased = await rig();
    await erased.change({ erasedAt: NOW });
    expect(await erased.bounce()).toBe(UNKNOWN);
  });

  it('which the mail server may also hand over by itself, in any case', async () => {
    const { service, pathTo, noted } = await rig();
    const message = sample('postfix-no-such-user.eml', 'bounce@verify.example.my');
    expect(await service.take(message, [pathTo().toUpperCase()])).toContain('Noted');
    expect(await noted()).not.toBeNull();
  });
});

describe('an enquiry that comes back', () => {
  it('is undeliverable, as where the mail server refuses it at once', async () => {
    const { unitOfWork, confirmations, bounce, pathTo, actions, ...stores } = await rig();
    const { id: certificateId } = await insertCertificate({ unitOfWork, ...stores }, { status: 'Verifying' });
    const { id, email } = await unitOfWork.run((tx) => tx.confirmations.insert(aConfirmation(certificateId, NOW)));
    const path = pathTo({ kind: 'confirmation', id }, email);
    expect(await bounce('exim-full.eml', path)).toContain('Counted for nothing');
    expect((await confirmations.findById(id))?.state).toBe('sent');
    expect(await bounce('exim-no-such-user.eml', path)).toBe(`Noted, confirmation ${id}: 5.0.0`);
    expect((await confirmations.findById(id))?.state).toBe('undeliverable');
    expect(await bounce('exim-no-such-user.eml', path)).toContain('came too late');
    expect(await actions()).toEqual(['confirmation.undeliverable']);
    const payload = { confirmationId: id, ending: 'undeliverable' };
    expect(await stores.orders()).toEqual([expect.objectContaining({ name: 'mail.confirmation-ended', payload })]);
  });
});

describe('what is no mail', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'Ignored: no message'],
    ['noise', Buffer.from([0, 1, 2, 255, 254, 13, 10, 0]), 'Ignored: not a'],
    ['a line', Buffer.from('hello'), 'Ignored: not a'],
    ['20 MB', Buffer.alloc(20_000_000, 'a'), `Ignored: larger than ${LARGEST_BOUNCE} bytes`],
    [
      'parts without an end',
      Buffer.from('Content-Type: multipart/report; boundary=b\n\n--b\n'.repeat(2_000)),
      'Ignored',
    ],
  ])('is ignored: %s', async (_what, message, said) => {
    expect(await (await rig()).service.take(message)).toContain(said);
  });
});
