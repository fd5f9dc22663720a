import { Env } from '../../config/env.js';
import { readLinkToken } from '../../domain/shared/link-token.js';
import { HmacLinkSigner } from './hmac.link-signer.js';

const UNTIL = new Date('2026-03-01T04:00:00Z');
/** As links were mailed before the signer made tokens. */
const MAILED = '17.1772337600.nSfEg4G5VAPZVKWvLhBP0xVsYNJ3LmzQSZJdyGRfwnc';

const signer = new HmacLinkSigner(
  Object.assign(new Env(), { jwtSecret: 'a secret that nobody else has, of tests', jwtSecretPrevious: null }),
);

describe('the token of a mailed link', () => {
  it('is what it always was, so that those mailed before go on opening', () => {
    expect(signer.token('watch:17', 17, UNTIL)).toBe(MAILED);
  });

  it('opens its own resource until its end', () => {
    const { exp, sig } = readLinkToken(MAILED);
    const opens = (resource: string, now: number) => signer.verify(resource, exp, sig, new Date(now));
    expect(opens('watch:17', UNTIL.getTime() - 1)).toBe(true);
    expect(opens('watch:17', UNTIL.getTime())).toBe(false);
    expect(opens('watch:18', UNTIL.getTime() - 1)).toBe(false);
    expect(opens('watch-confirmation:17', UNTIL.getTime() - 1)).toBe(false);
  });

  it('is signed as the query of the same resource is', () => {
    const [, exp, sig] = MAILED.split('.');
    expect(signer.sign('watch:17', UNTIL)).toBe(`exp=${exp}&sig=${sig}`);
  });
});
