import { expect, it, test } from '@jest/globals';
import { endOfWait, readWait } from './code-wait';

const NOW = 1_000_000;
const wait = (seconds: number) => ({ email: 'Mei@example.com', until: NOW + seconds * 1000 });

test.each([
  ['no wait', null, 'mei@example.com', null],
  ['one that is over', wait(0), 'mei@example.com', null],
  ['the cooldown, for the same address', wait(60), 'mei@example.com', NOW + 60_000],
  ['the cooldown, for another address', wait(60), 'ana@example.com', NOW + 60_000],
  ['the limit of a day, for the same address', wait(3600), ' mei@example.com', NOW + 3_600_000],
  ['the limit of a day, for another address', wait(3600), 'ana@example.com', null],
])('%s', (_, given, email, end) => expect(endOfWait(given, email, NOW)).toBe(end));

it('reads until when it lasts, and nothing else', () => {
  expect(readWait(String(NOW))).toEqual({ email: '', until: NOW });
  for (const text of [null, '', '{', 'null', '0', '{"email":"a@b.co","until":2}']) expect(readWait(text)).toBeNull();
});
