import { remember } from './known-device.js';

test('a browser keeps its id and the accounts that signed in last, the newest first', () => {
  let device = remember(null, 'a', () => 'made');
  expect(device).toEqual({ id: 'made', accounts: ['a'] });
  for (const account of 'bcdefghijkc') device = remember(device, account, () => 'another');
  expect(device).toEqual({ id: 'made', accounts: [...'ckjihgfedb'] });
});
