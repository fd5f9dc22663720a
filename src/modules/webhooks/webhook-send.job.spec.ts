import { after, NOON } from '../../../test/contract/stores.js';
import { anAdministrator } from '../../../test/factories/actor.factory.js';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { TEST_REPORTS } from '../../domain/report-check/test-reports.js';
import { newDelivery, RETRY_MS, type TryProblem } from '../../domain/webhook/delivery.js';
import type { Webhook } from '../../domain/webhook/webhook.js';
import { RandomIds } from '../../platform/security/random.ids.js';
import { SecretBox } from '../../platform/security/secret-box.port.js';
import { type WebhookCall, WebhookSender } from '../../platform/webhooks/webhook-sender.port.js';
import { IntegratorsService } from '../integrators/integrators.service.js';
import { WebhookEventsService } from './webhook-events.service.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';
import { WebhookSendJob } from './webhook-send.job.js';
import { WebhooksService } from './webhooks.service.js';

class Receiver extends WebhookSender {
  readonly httpsOnly = true;
  readonly calls: WebhookCall[] = [];
  answers: (TryProblem | null)[] = [];

  async send(call: WebhookCall) {
    this.calls.push(call);
    const problem = this.answers.shift() ?? null;
    return { status: problem === null ? 204 : problem === 'status' ? 500 : null, problem, milliseconds: 3 };
  }
}

/** Says where a text lies, so that one in another place is seen. */
class PlainBox extends SecretBox {
  override seal = (secret: string, place: string) => `${place}|${secret}`;
  override open(sealed: string, place: string) {
    if (!sealed.startsWith(`${place}|`)) throw new Error(`not sealed for ${place}`);
    return sealed.slice(place.length + 1);
  }
}

let stores: FreshStores;
let receiver: Receiver;
let service: WebhooksService;
let job: WebhookSendJob;
let webhook: Webhook;
let secret: string;
const caller = { keyId: 5, mode: 'live', permissions: ['webhooks.manage'] } as const;
let integratorId: number;

beforeEach(async () => {
  stores = await freshStores();
  const { unitOfWork, webhooks, clock } = stores;
  receiver = new Receiver();
  const ids = new RandomIds();
  const secrets = new WebhookSecretsService(ids, new PlainBox());
  const events = new WebhookEventsService(webhooks, ids, clock);
  service = new WebhooksService(webhooks, events, secrets, receiver, unitOfWork, clock);
  job = new WebhookSendJob(webhooks, stores.integrators, secrets, receiver, clock);
  const fields = { name: 'Contoh', contact: 'it@contoh.example', purpose: 'Admissions.' };
  const made = await unitOfWork.run((tx) => tx.integrators.insert({ ...fields, status: 'active', createdAt: NOON }));
  integratorId = made.id;
  const added = await service.add(as(), { url: 'https://contoh.example/hook', events: ['report.withdrawn'] });
  ({ webhook, secret } = added);
});

const present = (id: number) => ({ id, version: undefined, versionNeeded: false });
const as = () => ({ ...caller, integratorId });
const open = async () =>
  (await stores.orders()).filter(({ state, name }) => state === 'open' && name === 'webhook.send');
/** What was ordered, oldest first. */
const tries = async () => (await open()).map(({ payload }) => payload as unknown as OpenJob<'webhook.send'>['payload']);

/** Does the job that was ordered last, when it is due. */
async function work(payload: OpenJob<'webhook.send'>['payload']): Promise<void> {
  const effect = await job.handle({ id: 1, name: 'webhook.send', payload, attempt: 1, mailId: 'm' });
  if (effect) await stores.unitOfWork.run(effect);
}

async function ping(): Promise<number> {
  return (await service.provoke(as(), webhook.id, 'ping')).delivery.id;
}

it('tells it once, and knows how that went', async () => {
  const deliveryId = await ping();
  await work({ deliveryId, turn: 1 });
  expect(receiver.calls).toEqual([
    expect.objectContaining({ url: webhook.url, secrets: [secret], id: expect.stringMatching(/^msg_[0-9a-f]{32}$/) }),
  ]);
  const [told] = await service.deliveries(as(), webhook.id);
  expect(told?.delivery).toMatchObject({ state: 'delivered', tries: 1 });
  expect(told?.attempts).toEqual([{ deliveryId, at: NOON, status: 204, problem: null, milliseconds: 3 }]);
  // The same job once more, as after a process that died.
  await work({ deliveryId, turn: 1 });
  expect(receiver.calls.length).toBe(1);
});

it('tries again for as long as a receiver is dead for an hour, with the same id', async () => {
  receiver.answers = ['unreachable', 'unreachable', 'timeout', 'status', null];
  const deliveryId = await ping();
  let waited = 0;
  for (let turn = 1; turn <= 5; turn += 1) {
    await work({ deliveryId, turn });
    const { nextTryAt } = (await stores.webhooks.findDelivery(deliveryId)) ?? {};
    if (turn === 5) break;
    expect(nextTryAt).toEqual(after(RETRY_MS[turn - 1] ?? 0, stores.clock.time));
    const [next] = (await open()).slice(-1);
    expect(next).toMatchObject({ payload: { deliveryId, turn: turn + 1 }, dueAt: nextTryAt });
    waited += RETRY_MS[turn - 1] ?? 0;
    stores.clock.time = nextTryAt ?? stores.clock.time;
  }
  expect(waited).toBeGreaterThan(3_600_000);
  expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(1);
  expect(new Set(receiver.calls.map(({ body }) => body)).size).toBe(1);
  expect((await stores.webhooks.findDelivery(deliveryId))?.state).toBe('delivered');
});

it('sends one that waits for a later try again at once, and the try of before is none', async () => {
  receiver.answers = ['unreachable', 'unreachable', null];
  const deliveryId = await ping();
  const [first] = await tries();
  if (!first) throw new Error('nothing was ordered');
  // One that is being sent stays so.
  await service.sendAgain(as(), webhook.id, deliveryId);
  expect(await tries()).toEqual([first]);
  await work(first);
  stores.clock.time = after(1_000);
  expect((await service.sendAgain(as(), webhook.id, deliveryId)).delivery).toMatchObject({ nextTryAt: after(1_000) });
  await service.sendAgain(as(), webhook.id, deliveryId);
  const [, second, begun, none] = await tries();
  expect([second?.turn, begun?.turn, none]).toEqual([2, 1, undefined]);
  // Neither while the new one waits for its first try, nor while it waits for its second.
  if (second) await work(second);
  expect(receiver.calls.length).toBe(1);
  if (begun) await work(begun);
  if (second) await work(second);
  if (begun) await work(begun);
  expect(receiver.calls.length).toBe(2);
  const [last] = (await tries()).slice(-1);
  if (last) await work(last);
  expect(receiver.calls.length).toBe(3);
  expect((await stores.webhooks.findDelivery(deliveryId))?.state).toBe('delivered');
});

it('sends one again whose try was due long ago, and of two jobs one counts', async () => {
  const deliveryId = await ping();
  const [lost] = await tries();
  stores.clock.time = after(600_000);
  await service.sendAgain(as(), webhook.id, deliveryId);
  const [, again] = await tries();
  for (const one of [lost, again, lost]) if (one) await work(one);
  expect(receiver.calls.length).toBe(1);
  // Also where the one of before is at it when the other is ordered.
  receiver.answers = ['status'];
  const other = await ping();
  const begun = (await tries()).at(-1) ?? { deliveryId: 0, turn: 0 };
  const effect = await job.handle({ id: 1, name: 'webhook.send', payload: begun, attempt: 1, mailId: 'm' });
  stores.clock.time = after(1_200_000);
  await service.sendAgain(as(), webhook.id, other);
  if (effect) await stores.unitOfWork.run(effect);
  expect(await stores.webhooks.findDelivery(other)).toMatchObject({ tries: 0, nextTryAt: after(1_200_000) });
});

it('sends one again that waited while its webhook was off', async () => {
  receiver.answers = ['timeout'];
  const deliveryId = await ping();
  await work({ deliveryId, turn: 1 });
  for (const state of ['off', 'on'] as const) await service.change(as(), present(webhook.id), { state });
  await service.sendAgain(as(), webhook.id, deliveryId);
  await work({ deliveryId, turn: 1 });
  expect((await stores.webhooks.findDelivery(deliveryId))?.state).toBe('delivered');
});

it('switches it off after the last try, with a mail; what waits then is told nobody', async () => {
  const deliveryId = await ping();
  const waiting = await ping();
  receiver.answers = Array.from({ length: 7 }, () => 'status' as const);
  for (let turn = 1; turn <= 7; turn += 1) await work({ deliveryId, turn });
  expect(receiver.calls.length).toBe(7);
  expect((await stores.webhooks.findById(webhook.id))?.state).toBe('off');
  const mails = (await stores.orders()).filter(({ name }) => name === 'mail.webhook-off');
  expect(mails.map(({ payload }) => payload)).toEqual([{ webhookId: webhook.id }]);
  expect((await stores.events()).map(({ action }) => action)).toContain('webhook.switched-off');
  await work({ deliveryId: waiting, turn: 1 });
  expect(receiver.calls.length).toBe(7);
  expect((await stores.webhooks.findDelivery(waiting))?.state).toBe('failed');
  await expect(service.provoke(as(), webhook.id, 'ping')).rejects.toMatchObject({ reason: 'webhook_off' });

  await service.change(as(), { id: webhook.id, version: null, versionNeeded: false }, { state: 'on' });
  await service.sendAgain(as(), webhook.id, deliveryId);
  await work({ deliveryId, turn: 1 });
  expect((await stores.webhooks.findDelivery(deliveryId))?.state).toBe('delivered');
  expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(1);
});

it('tells nobody what waits once its integrator is closed, nor is it switched on for one that is', async () => {
  const integrators = new IntegratorsService(stores.unitOfWork, stores.integrators, stores.clock);
  const waiting = await ping();
  await integrators.change(anAdministrator(), present(integratorId), { status: 'closed' });
  expect((await stores.webhooks.findById(webhook.id))?.state).toBe('off');
  await work({ deliveryId: waiting, turn: 1 });
  expect(receiver.calls).toEqual([]);
  expect((await stores.webhooks.findDelivery(waiting))?.state).toBe('failed');
  const [off] = (await stores.events()).filter(({ action }) => action === 'webhook.switched-off');
  expect(off).toMatchObject({ actorId: 1, subject: { id: String(webhook.id) }, after: { state: 'off', key: null } });

  // Closed by a release that left webhooks on.
  const leftOn = await stores.unitOfWork.run(async (tx) => {
    const current = await tx.webhooks.lock(webhook.id);
    if (current) await tx.webhooks.update({ ...current, state: 'on' });
    const told = { type: 'ping', number: null, checkId: null } as const;
    return tx.webhooks.insertDelivery(newDelivery(webhook.id, 'msg_left', told, NOON));
  });
  await work({ deliveryId: leftOn.id, turn: 1 });
  expect(receiver.calls).toEqual([]);
  expect((await stores.webhooks.findDelivery(leftOn.id))?.state).toBe('failed');

  const closed = { reason: 'integrator_closed' };
  const target = present(webhook.id);
  await expect(service.change(as(), target, { state: 'on' })).rejects.toMatchObject(closed);
  const fields = { url: webhook.url, events: webhook.events };
  await expect(service.add(as(), fields)).rejects.toMatchObject(closed);
  await integrators.change(anAdministrator(), present(integratorId), { status: 'active' });
  expect((await service.change(as(), target, { state: 'on' })).state).toBe('on');
});

it('provokes of a report what became of a test report', async () => {
  const test = { ...as(), mode: 'test' } as const;
  const own = await service.add(test, { url: webhook.url, events: ['report.withdrawn'] });
  const provoked = async (type: 'report.issued' | 'report.superseded' | 'report.withdrawn' | 'check.finished') => {
    const { number } = (await service.provoke(test, own.webhook.id, type)).delivery;
    return TEST_REPORTS.find((one) => one.number === number)?.result;
  };
  expect(await provoked('report.withdrawn')).toBe('withdrawn');
  expect(await provoked('report.superseded')).toBe('superseded');
  // The edition that has followed it.
  expect(await provoked('report.issued')).toBe('superseded');
  expect(await provoked('check.finished')).toBeUndefined();
});

it('signs with both secrets for a day after a change', async () => {
  const changed = await service.rotate(as(), webhook.id);
  expect(changed.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  await work({ deliveryId: await ping(), turn: 1 });
  stores.clock.time = after(24 * 3_600_000);
  await work({ deliveryId: await ping(), turn: 1 });
  expect(receiver.calls.map(({ secrets }) => secrets)).toEqual([[changed.secret, secret], [changed.secret]]);
});

it('signs with each secret that was replaced within a day, four at most', async () => {
  const changed = [secret];
  const signedWith = async () => {
    await work({ deliveryId: await ping(), turn: 1 });
    return receiver.calls.at(-1)?.secrets;
  };
  const HOUR = 3_600_000;
  for (let hour = 1; hour <= 2; hour += 1) {
    stores.clock.time = after(hour * HOUR);
    changed.unshift((await service.rotate(as(), webhook.id)).secret);
  }
  expect(await signedWith()).toEqual(changed);
  stores.clock.time = after(25 * HOUR);
  expect(await signedWith()).toEqual(changed.slice(0, 2));
  stores.clock.time = after(26 * HOUR);
  expect(await signedWith()).toEqual(changed.slice(0, 1));
  for (let count = 0; count < 5; count += 1) changed.unshift((await service.rotate(as(), webhook.id)).secret);
  expect(await signedWith()).toEqual(changed.slice(0, 5));
  // The column has room for them, sealed.
  const [kept] = await stores.database.read((manager) => manager.query('SELECT old_secret FROM webhooks'));
  expect(kept.old_secret.length - 'webhooks.old_secret:10000|'.length).toBeLessThan((400 - 90) * 0.75);
});

it('is nobody else’s', async () => {
  const deliveryId = await ping();
  for (const other of [
    { ...as(), integratorId: 4711 },
    { ...as(), mode: 'test' as const },
  ]) {
    await expect(service.detail(other, webhook.id)).rejects.toMatchObject({ reason: 'not_found' });
    await expect(service.deliveries(other, webhook.id)).rejects.toMatchObject({ reason: 'not_found' });
    await expect(service.sendAgain(other, webhook.id, deliveryId)).rejects.toMatchObject({ reason: 'not_found' });
    await expect(service.remove(other, webhook.id)).rejects.toMatchObject({ reason: 'not_found' });
  }
  await service.remove(as(), webhook.id);
  expect(await stores.count('webhook_deliveries')).toBe(0);
});
