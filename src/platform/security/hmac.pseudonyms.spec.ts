import { Env } from '../../config/env.js';
import { HmacPseudonyms } from './hmac.pseudonyms.js';

const by = (jwtSecret: string) => new HmacPseudonyms(Object.assign(new Env(), { jwtSecret }));
const pseudonyms = by('the secret of a test, which is long enough');

test('texts that count as equal have the same pseudonym, and only the very same text the same exact one', () => {
  expect(pseudonyms.of('MEI@example.com')).toBe(pseudonyms.of('mei@example.com'));
  expect(pseudonyms.exactly('mei')).toBe(pseudonyms.exactly('mei'));
  expect(pseudonyms.exactly('MEI')).not.toBe(pseudonyms.exactly('mei'));
  expect(pseudonyms.exactly('mei')).toMatch(/^[0-9a-f]{64}$/);
  expect(pseudonyms.exactly('mei')).not.toContain(pseudonyms.of('mei'));
});

test('nobody finds them without the secret', () => {
  const other = by('another secret of a test, which is long enough');
  expect(other.of('mei')).not.toBe(pseudonyms.of('mei'));
  expect(other.exactly('mei')).not.toBe(pseudonyms.exactly('mei'));
});
