import type { Env } from '../../config/env.js';
import { HkdfDraftKeys } from './hkdf.draft-keys.js';

const keys = (jwtSecret: string) => new HkdfDraftKeys({ jwtSecret } as Env);
const own = keys('a secret of this installation');

it('gives the same key for the same user and salt, and another for all else', () => {
  const key = own.keyOf(7, 'ab');
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(own.keyOf(7, 'ab')).toBe(key);
  const others = [own.keyOf(8, 'ab'), own.keyOf(7, 'ac'), own.keyOf(7, null), keys('another secret').keyOf(7, 'ab')];
  expect(new Set([key, ...others]).size).toBe(5);
});
