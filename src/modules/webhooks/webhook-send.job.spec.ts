import { after, NOON } from '../../../test/contract/stores.js';
import { anAdministrator } from '../../../test/factories/actor.factory.js';
import { webhookRig } from '../../../test/support/webhooks.js';
import { newDelivery, RETRY_MS } from '../../domain/webhook/delivery.js';
import { PutBack } from '../../platform/jobs/job-handler.port.js';
import { IntegratorsService } from '../integrators/integrators.service.js';

const present = (id: number) => ({ id, version: undefined, versionNeeded: false });

it('tells it once, and knows how that went', async () => {
  const { receiver, service, caller, webhook, secret, work, ping } = await webhookRig();
  const deliveryId = await ping();
  await work({ deliveryId, turn: 1 });
  expect(receiver.calls).toEqual([
    expect.objectContaining({ url: webhook.url, secrets: [secret], id: expect.stringMatching(/^msg_[0-9a-f]{32}$/) }),
  ]);
  const [told] = await service.deliveries(caller, webhook.id);
  expect(told?.delivery).toMatchObject({ state: 'delivered', tries: 1 });
  expect(told?.attempts).toEqual([{ deliveryId, at: NOON, status: 204, problem: null, milliseconds: 3 }]);
  // The same job once more, as after a process that died.
  await work({ deliveryId, turn: 1 });
  expect(receiver.calls.length).toBe(1);
});

it('has no more than four tries of one integrator under way, and puts the next itself back', async () => {
  const { stores, receiver, service, caller, webhook, tries, handle, work, ping } = await webhookRig();
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(await ping());
  const end = receiver.hold();
  const ordered = await tries();
  const underWay = ordered.slice(0, 4).map((one) => handle(one));
  const last = ordered[4] ?? { deliveryId: 0, turn: 0 };
  await receiver.called(4);
  const jobs = (await stores.orders()).length;
  const putBack: unknown = await work(last).catch((error) => error);
  if (!(putBack instanceof PutBack)) throw new Error('it was not put back');
  // Not before one of those at a receiver that never answers has ended, and each of many at a moment of its own.
  expect(putBack.dueAt.getTime()).toBeGreaterThanOrEqual(after(10_000).getTime());
  expect(putBack.dueAt.getTime()).toBeLessThanOrEqual(after(20_000).getTime());
  expect((await stores.orders()).length).toBe(jobs);
  expect(receiver.calls.length).toBe(4);
  end();
  for (const effect of await Promise.all(underWay)) if (effect) await stores.unitOfWork.run(effect);
  await work(last);
  expect(receiver.calls.length).toBe(5);
  const all = await service.deliveries(caller, webhook.id);
  expect(all.map(({ delivery, attempts }) => [delivery.state, attempts.length])).toEqual(
    ids.map(() => ['delivered', 1]),
  );
});

it('tries again for as long as a receiver is dead for an hour, with the same id', async () => {
  const { stores, receiver, open, work, ping } = await webhookRig();
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
  const { stores, receiver, service, caller, webhook, tries, work, ping } = await webhookRig();
  receiver.answers = ['unreachable', 'unreachable', null];
  const deliveryId = await ping();
  const [first] = await tries();
  if (!first) throw new Error('nothing was ordered');
  // One that is being sent stays so.
  await service.sendAgain(caller, webhook.id, deliveryId);
  expect(await tries()).toEqual([first]);
  await work(first);
  stores.clock.time = after(1_000);
  expect((await service.sendAgain(caller, webhook.id, deliveryId)).delivery).toMatchObject({ nextTryAt: after(1_000) });
  await service.sendAgain(caller, webhook.id, deliveryId);
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
  const { stores, receiver, service, caller, webhook, handle, tries, work, ping } = await webhookRig();
  const deliveryId = await ping();
  const [lost] = await tries();
  stores.clock.time = after(600_000);
  await service.sendAgain(caller, webhook.id, deliveryId);
  const [, again] = await tries();
  for (const one of [lost, again, lost]) if (one) await work(one);
  expect(receiver.calls.length).toBe(1);
  // Also where the one of before is at it when the other is ordered.
  receiver.answers = ['status'];
  const other = await ping();
  const begun = (await tries()).at(-1) ?? { deliveryId: 0, turn: 0 };
  const effect = await handle(begun);
  stores.clock.time = after(1_200_000);
  await service.sendAgain(caller, webhook.id, other);
  if (effect) await stores.unitOfWork.run(effect);
  expect(await stores.webhooks.findDelivery(other)).toMatchObject({ tries: 0, nextTryAt: after(1_200_000) });
});

it('sends one again that waited while its webhook was off', async () => {
  const { stores, receiver, service, caller, webhook, work, ping } = await webhookRig();
  receiver.answers = ['timeout'];
  const deliveryId = await ping();
  await work({ deliveryId, turn: 1 });
  for (const state of ['off', 'on'] as const) await service.change(caller, present(webhook.id), { state });
  await service.sendAgain(caller, webhook.id, deliveryId);
  await work({ deliveryId, turn: 1 });
  expect((await stores.webhooks.findDelivery(deliveryId))?.state).toBe('delivered');
});

it('switches it off after the last try, with a mail; what waits then is told nobody', async () => {
  const { stores, receiver, service, caller, webhook, work, ping } = await webhookRig();
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
  await expect(service.provoke(caller, webhook.id, 'ping')).rejects.toMatchObject({ reason: 'webhook_off' });

  await service.change(caller, { id: webhook.id, version: null, versionNeeded: false }, { state: 'on' });
  await service.sendAgain(caller, webhook.id, deliveryId);
  await work({ deliveryId, turn: 1 });
  expect((await stores.webhooks.findDelivery(deliveryId))?.state).toBe('delivered');
  expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(1);
});

it('tells nobody what waits once its integrator is closed, nor is it switched on for one that is', async () => {
  const { stores, receiver, service, caller, integratorId, webhook, work, ping } = await webhookRig();
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
  await expect(service.change(caller, target, { state: 'on' })).rejects.toMatchObject(closed);
  const fields = { url: webhook.url, events: webhook.events };
  await expect(service.add(caller, fields)).rejects.toMatchObject(closed);
  await integrators.change(anAdministrator(), present(integratorId), { status: 'active' });
  expect((await service.change(caller, target, { state: 'on' })).state).toBe('on');
});
