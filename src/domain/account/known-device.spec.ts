import { isNewDevice, remember } from './known-device.js';

test('a browser keeps its id and the accounts that signed in last, the newest first', () => {
  let device = remember(null, 'a', () => 'made');
  expect(device).toEqual({ id: 'made', accounts: ['a'] });
  for (const account of 'bcdefghijkc') device = remember(device, account, () => 'another');
  expect(device).toEqual({ id: 'made', accounts: [...'ckjihgfedb'] });
});

describe('a device that the owner is told of', () => {
  const DAY = 24 * 3_600_000;
  const none = { any: false, alike: false };

  it('is one that the account has not signed in with, in a network where it has none of that kind', () => {
    expect(isNewDevice(false, { any: true, alike: false }, 0)).toBe(true);
    expect(isNewDevice(false, { any: true, alike: true }, 9 * DAY)).toBe(false);
    expect(isNewDevice(true, { any: true, alike: false }, 9 * DAY)).toBe(false);
  });

  it('is not the first of a new account, and the first of an old one is', () => {
    expect(isNewDevice(false, none, DAY - 1)).toBe(false);
    expect(isNewDevice(false, none, DAY)).toBe(true);
  });
});
