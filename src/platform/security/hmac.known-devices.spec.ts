import { someKnownDevices } from '../../../test/fakes/known-devices.fake.js';

const NOW = new Date('2026-03-01T10:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const OLD = 'the secret that was in use until now, long enough';
const NEW = 'the secret that is to be in use from now on, also long';
const devices = someKnownDevices(OLD);
const address = '203.0.113.7';

it('knows a browser for the accounts that signed in with it, and for no other', () => {
  const first = devices.read(devices.written(null, 7, NOW), NOW);
  const both = devices.read(devices.written(first, 8, NOW), NOW);
  expect(both?.id).toBe(first?.id);
  expect([7, 8, 9].map((id) => devices.knows(both, id))).toEqual([true, true, false]);
  expect(devices.placeOf({ address, device: both }, 7)).toEqual({ name: `device ${first?.id}`, isKnown: true });
  const elsewhere = { name: '203.0.113.0/24', isKnown: false };
  expect(devices.placeOf({ address, device: both }, 9)).toEqual(elsewhere);
  expect(devices.placeOf({ address, device: both }, null)).toEqual(elsewhere);
  expect(devices.placeOf({ address, device: null }, 7)).toEqual(elsewhere);
});

it('tells nobody whose it is', () => {
  expect(devices.written(null, 7, NOW)).not.toBe(devices.written(null, 7, NOW));
  const [, , account = ''] = devices.written(null, 7, NOW).split('.');
  expect(account).toMatch(/^[\da-f]{20}$/);
  expect(someKnownDevices(NEW).written(null, 7, NOW)).not.toContain(account);
});

it('takes nothing that was changed, is too old, or was written elsewhere', () => {
  const value = devices.written(null, 7, NOW);
  const [id, second, accounts, signature] = value.split('.');
  const forged = [
    '',
    'x',
    value.slice(0, -1),
    `${'0'.repeat(32)}.${second}.${accounts}.${signature}`,
    `${id}.${Number(second) + 1}.${accounts}.${signature}`,
    `${id}.${second}.${accounts}-${accounts}.${signature}`,
    `${id}.${second}.${accounts}.${'A'.repeat(43)}`,
    someKnownDevices(NEW).written(null, 7, NOW),
  ];
  for (const one of forged) expect(devices.read(one, NOW)).toBeNull();
  expect(devices.read(value, inDays(179))).not.toBeNull();
  expect(devices.read(value, inDays(181))).toBeNull();
});

it('goes on while the secret is changed', () => {
  const value = devices.written(null, 7, NOW);
  const between = someKnownDevices(NEW, OLD);
  expect(between.knows(between.read(value, NOW), 7)).toBe(true);
  const after = someKnownDevices(NEW);
  expect(after.read(value, NOW)).toBeNull();
  const renewed = after.read(between.written(between.read(value, NOW), 7, NOW), NOW);
  expect(after.knows(renewed, 7)).toBe(true);
});
