import { after } from '../../../test/contract/stores.js';
import { webhookRig } from '../../../test/support/webhooks.js';
import { TEST_REPORTS } from '../../domain/report-check/test-reports.js';

it('provokes of a report what became of a test report', async () => {
  const { service, caller, webhook } = await webhookRig();
  const test = { ...caller, mode: 'test' } as const;
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

it('sends no more where ten are on their way', async () => {
  const { stores, receiver, service, caller, webhook, work, ping } = await webhookRig();
  receiver.answers = Array.from({ length: 10 }, () => 'timeout' as const);
  const refused = { reason: 'too_many_requests', details: { retryAfter: 60 } };
  const done = await ping();
  await stores.unitOfWork.run(async (tx) => {
    const delivery = await tx.webhooks.lockDelivery(done);
    if (delivery) await tx.webhooks.updateDelivery({ ...delivery, state: 'failed', nextTryAt: null });
  });
  const ids: number[] = [];
  for (let count = 0; count < 10; count += 1) ids.push(await ping());
  await expect(ping()).rejects.toMatchObject(refused);
  await expect(service.sendAgain(caller, webhook.id, done)).rejects.toMatchObject(refused);
  // What waits for a later try may be sent again all the same, ten at once.
  for (const deliveryId of ids) await work({ deliveryId, turn: 1 });
  await expect(ping()).rejects.toMatchObject(refused);
  stores.clock.time = after(1_000);
  for (const id of ids) await service.sendAgain(caller, webhook.id, id);
  await expect(ping()).rejects.toMatchObject(refused);
  // Jobs that were lost hold up nothing.
  stores.clock.time = after(601_001);
  expect(await ping()).toBeGreaterThan(0);
});

it('signs with both secrets for a day after a change', async () => {
  const { stores, receiver, service, caller, webhook, secret, work, ping } = await webhookRig();
  const changed = await service.rotate(caller, webhook.id);
  expect(changed.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  await work({ deliveryId: await ping(), turn: 1 });
  stores.clock.time = after(24 * 3_600_000);
  await work({ deliveryId: await ping(), turn: 1 });
  expect(receiver.calls.map(({ secrets }) => secrets)).toEqual([[changed.secret, secret], [changed.secret]]);
});

it('signs with each secret that was replaced within a day, four at most', async () => {
  const { stores, receiver, service, caller, webhook, secret, work, ping } = await webhookRig();
  const changed = [secret];
  const signedWith = async () => {
    await work({ deliveryId: await ping(), turn: 1 });
    return receiver.calls.at(-1)?.secrets;
  };
  const HOUR = 3_600_000;
  for (let hour = 1; hour <= 2; hour += 1) {
    stores.clock.time = after(hour * HOUR);
    changed.unshift((await service.rotate(caller, webhook.id)).secret);
  }
  expect(await signedWith()).toEqual(changed);
  stores.clock.time = after(25 * HOUR);
  expect(await signedWith()).toEqual(changed.slice(0, 2));
  stores.clock.time = after(26 * HOUR);
  expect(await signedWith()).toEqual(changed.slice(0, 1));
  for (let count = 0; count < 5; count += 1) changed.unshift((await service.rotate(caller, webhook.id)).secret);
  expect(await signedWith()).toEqual(changed.slice(0, 5));
  // The column has room for them, sealed.
  const [kept] = await stores.database.read((manager) => manager.query('SELECT old_secret FROM webhooks'));
  expect(kept.old_secret.length - 'webhooks.old_secret:10000|'.length).toBeLessThan((400 - 90) * 0.75);
});

it('is nobody else’s', async () => {
  const { stores, service, caller, webhook, ping } = await webhookRig();
  const deliveryId = await ping();
  for (const other of [
    { ...caller, integratorId: 4711 },
    { ...caller, mode: 'test' as const },
  ]) {
    await expect(service.detail(other, webhook.id)).rejects.toMatchObject({ reason: 'not_found' });
    await expect(service.deliveries(other, webhook.id)).rejects.toMatchObject({ reason: 'not_found' });
    await expect(service.sendAgain(other, webhook.id, deliveryId)).rejects.toMatchObject({ reason: 'not_found' });
    await expect(service.remove(other, webhook.id)).rejects.toMatchObject({ reason: 'not_found' });
  }
  await service.remove(caller, webhook.id);
  expect(await stores.count('webhook_deliveries')).toBe(0);
});
