import { refusalOf } from '../../../test/support/refusal.js';
import { afterTry, type Delivery, eventBody, isBeingSent, newDelivery, RETRY_MS, sentAgain } from './delivery.js';
import { isWebhookUrl, oldSecretAt, refuseProvoking, refuseSixth, rotated, type Webhook } from './webhook.js';

const NOW = new Date('2026-03-01T00:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const DAY = 24 * 3_600_000;
const WEBHOOK: Webhook = {
  ...{ id: 3, version: 1, integratorId: 4, mode: 'live', url: 'https://contoh.example/hook', state: 'on' },
  ...{ events: ['report.withdrawn'], secret: 'one', oldSecret: null, oldSecretUntil: null, createdAt: NOW },
};
const TOLD = { type: 'report.withdrawn', number: 'MYV-7K2QM-9T4XB-3HD8E', checkId: null } as const;
const DELIVERY: Delivery = { id: 9, ...newDelivery(3, 'msg_1', TOLD, NOW) };

it.each([
  ['https://contoh.example/hook?a=1', true, true],
  ['http://contoh.example/hook', false, true],
  ['https://user@contoh.example/', false, false],
  ['https://:word@contoh.example/', false, false],
  ['https://contoh.example/#part', false, false],
  ['ftp://contoh.example/', false, false],
  ['javascript:alert(1)', false, false],
  ['contoh.example', false, false],
  [`https://contoh.example/${'x'.repeat(500)}`, false, false],
  [7, false, false],
])('%s is an address in production: %s, elsewhere: %s', (url, inProduction, elsewhere) => {
  expect([isWebhookUrl(url, true), isWebhookUrl(url, false)]).toEqual([inProduction, elsewhere]);
});

it('signs with the secret before for a day', () => {
  const after = rotated(WEBHOOK, 'two', 'one', NOW);
  expect(after).toMatchObject({ secret: 'two', oldSecret: 'one' });
  expect(oldSecretAt(WEBHOOK, NOW)).toBeNull();
  expect(oldSecretAt(after, later(DAY - 1))).toBe('one');
  expect(oldSecretAt(after, later(DAY))).toBeNull();
});

it('is tried after 5 s, 1 min, 10 min, 1 h, 6 h and 24 h, and then no more', () => {
  let delivery = DELIVERY;
  let now = NOW;
  const waits: number[] = [];
  while (delivery.state === 'pending') {
    delivery = afterTry(delivery, { problem: 'status' }, now);
    if (!delivery.nextTryAt) break;
    waits.push((delivery.nextTryAt.getTime() - now.getTime()) / 1000);
    now = delivery.nextTryAt;
  }
  expect(waits).toEqual([5, 60, 600, 3600, 21_600, 86_400]);
  expect(delivery).toMatchObject({ state: 'failed', tries: RETRY_MS.length + 1, nextTryAt: null });
  expect(sentAgain(delivery, now)).toEqual({ ...DELIVERY, nextTryAt: now });
  expect(afterTry(DELIVERY, { problem: null }, NOW)).toMatchObject({ state: 'delivered', tries: 1, nextTryAt: null });
});

it('is being sent from when its try is due until that was lost', () => {
  const at = (milliseconds: number) => isBeingSent(DELIVERY, later(milliseconds));
  expect([at(-1), at(0), at(599_999), at(600_000)]).toEqual([false, true, true, false]);
  expect(isBeingSent({ state: 'failed', nextTryAt: null }, NOW)).toBe(false);
});

it('tells type, id, number and time, and nothing of a person', () => {
  expect(JSON.parse(eventBody(DELIVERY))).toEqual({
    type: 'report.withdrawn',
    id: 'msg_1',
    number: TOLD.number,
    check: null,
    time: NOW.toISOString(),
  });
});

it('is one of five, and provoked with anything in the test mode alone', () => {
  refuseSixth(4);
  expect(refusalOf(() => refuseSixth(5)).reason).toBe('too_many_webhooks');
  refuseProvoking('test', 'report.withdrawn');
  refuseProvoking('live', 'ping');
  expect(refusalOf(() => refuseProvoking('live', 'report.withdrawn')).reason).toBe('forbidden');
});
