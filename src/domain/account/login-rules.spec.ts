import { LOGIN_TRIES, LOGIN_TRIES_EVERYWHERE, LOGIN_WINDOW_MS, validateTries, waitBeforeTry } from './login-rules.js';

test('ten tries within 15 minutes from one network are looked at, none after them', () => {
  expect([1, 9, 10].map(validateTries)).toEqual(['allowed', 'allowed', 'allowed']);
  expect([11, 12, 1000].map(validateTries)).toEqual(['locked', 'locked', 'locked']);
  expect(LOGIN_TRIES).toBe(10);
  expect(LOGIN_WINDOW_MS).toBe(900_000);
});

test('after fifty from everywhere each try waits, twice as long as the one before, 30 seconds at most', () => {
  expect(LOGIN_TRIES_EVERYWHERE).toBe(50);
  expect([0, 1, 49, 50].map(waitBeforeTry)).toEqual([0, 0, 0, 0]);
  expect([51, 52, 53, 54, 55, 56, 57].map(waitBeforeTry)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(waitBeforeTry(1e9)).toBe(30_000);
});
