import { makeMailEnv } from '../../../test/factories/mail.factory.js';
import { HmacReturnPaths } from './hmac.return-paths.js';
import { account } from './mailer.port.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const MEI = 'mei@students.example';
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 3_600_000);

const jwtSecret = 'a secret of the tests that is as long as it must be';
const settings = { bounceAddress: 'bounce@verify.example.my', jwtSecret, jwtSecretPrevious: null };
const paths = (more = {}) => new HmacReturnPaths(makeMailEnv({ ...settings, ...more }));

function sent(userId = 17, email = MEI): string {
  const path = paths().of(account(userId), email, NOW);
  if (!path) throw new Error('there is a return path');
  return path;
}

function read(text: string, of = paths()) {
  const [token] = of.find([text]);
  if (!token) throw new Error(`no token in ${text}`);
  return token;
}

it('names the recipient in small letters, in a local part that mail servers take', () => {
  expect(sent()).toMatch(/^bounce\+ah-[a-z0-9]{3}-[a-z2-7]{20}@verify\.example\.my$/);
  expect(sent(2_147_483_647).split('@')[0]?.length).toBeLessThanOrEqual(64 - 28 + 'bounce'.length);
  expect(read(`Mail Delivery <${sent()}>`)).toMatchObject({ recipient: account(17) });
  expect(read(sent().toUpperCase())).toEqual(read(sent()));
});

it('is the plain address where the mail goes to nobody with an account, and nothing where none is set', () => {
  expect(paths().of(null, MEI, NOW)).toBe('bounce@verify.example.my');
  expect(paths({ bounceAddress: null }).of(account(17), MEI, NOW)).toBeNull();
  expect(paths().find(['bounce@verify.example.my', 'bounce+a@verify.example.my', ''])).toEqual([]);
  expect(paths().find([sent().replace('verify', 'other')])).toEqual([]);
});

it('is genuine for the address that the mail went to', () => {
  const token = read(sent());
  expect(paths().isGenuine(token, 'Mei@Students.example', NOW)).toBe(true);
  expect(paths().isGenuine(token, 'mei.new@students.example', NOW)).toBe(false);
});

it('cannot be made up: neither for another recipient nor for another day', () => {
  const token = read(sent());
  expect(paths().isGenuine({ ...token, recipient: account(18) }, MEI, NOW)).toBe(false);
  expect(paths().isGenuine({ ...token, recipient: { kind: 'confirmation', id: 17 } }, MEI, NOW)).toBe(false);
  expect(paths().isGenuine({ ...token, day: token.day - 1 }, MEI, NOW)).toBe(false);
  expect(paths().isGenuine({ ...token, mac: 'a'.repeat(20) }, MEI, NOW)).toBe(false);
  expect(paths({ jwtSecret: jwtSecret.toUpperCase() }).isGenuine(token, MEI, NOW)).toBe(false);
});

it('holds for 30 days, also while the secret is changed', () => {
  const token = read(sent());
  const changed = paths({ jwtSecret: 'another secret that is as long as it has to be', jwtSecretPrevious: jwtSecret });
  expect(changed.isGenuine(token, MEI, days(30))).toBe(true);
  expect(paths().isGenuine(token, MEI, days(31))).toBe(false);
  expect(paths().isGenuine(token, MEI, days(-1))).toBe(false);
});
