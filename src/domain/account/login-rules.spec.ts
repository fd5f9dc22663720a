import { judgeTries, LOGIN_TRIES, LOGIN_WINDOW_MS } from './login-rules.js';

test('ten tries in a quarter of an hour, the eleventh is refused', () => {
  expect([1, 9, 10].map(judgeTries)).toEqual(['allowed', 'allowed', 'allowed']);
  expect([11, 12, 1000].map(judgeTries)).toEqual(['locked', 'locked', 'locked']);
  expect(LOGIN_TRIES).toBe(10);
  expect(LOGIN_WINDOW_MS).toBe(900_000);
});
