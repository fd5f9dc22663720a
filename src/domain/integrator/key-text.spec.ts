import { crc32 } from 'node:zlib';
import { beginningOfKey, keysWithin, modeOfKey, writeKey } from './key-text.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const DIGITS = Array.from({ length: 30 }, (_, at) => (at * 17) % 62);
const LIVE = writeKey('live', DIGITS);

function numberFrom(digits: string): number {
  return [...digits].reduce((sum, digit) => sum * 62 + ALPHABET.indexOf(digit), 0);
}

it('ends with the CRC-32 of what stands before', () => {
  for (const mode of ['live', 'test'] as const) {
    const key = writeKey(mode, DIGITS);
    expect(key).toMatch(new RegExp(`^mv_${mode}_[0-9A-Za-z]{36}$`));
    expect(numberFrom(key.slice(-6))).toBe(crc32(key.slice(0, -6)));
    expect(modeOfKey(key)).toBe(mode);
  }
});

it('sees each letter that was mistyped, and two that changed places', () => {
  for (let at = 8; at < LIVE.length; at += 1) {
    const other = LIVE[at] === 'a' ? 'b' : 'a';
    expect(modeOfKey(LIVE.slice(0, at) + other + LIVE.slice(at + 1))).toBeNull();
  }
  expect(modeOfKey(LIVE.slice(0, 20) + LIVE[21] + LIVE[20] + LIVE.slice(22))).toBeNull();
  expect(modeOfKey(LIVE.replace('live', 'test'))).toBeNull();
  for (const text of ['', 'mv_live_', `${LIVE}0`, ` ${LIVE}`, LIVE.toLowerCase()]) expect(modeOfKey(text)).toBeNull();
});

it('is found in an address, and shown by its beginning', () => {
  expect(keysWithin(`/api/v1/x?key=${LIVE}&again=${LIVE}`)).toEqual([LIVE]);
  expect(keysWithin(`/api/v1/x?key=${LIVE}9`)).toEqual([]);
  expect(keysWithin('/api/v1/x?key=mv_live_short')).toEqual([]);
  expect(beginningOfKey(LIVE)).toBe(LIVE.slice(0, 16));
});
