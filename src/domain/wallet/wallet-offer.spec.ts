import type { WalletErrorCode } from './wallet-error.js';
import { WalletError } from './wallet-error.js';
import {
  isLocked,
  isWaiting,
  OFFER_MS,
  PIN_TRIES,
  redeem,
  requireRedeemed,
  requireToken,
  TOKEN_MS,
  type WalletOffer,
} from './wallet-offer.js';

const NOW = new Date('2026-03-01T04:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const RIGHT = { pinHash: 'right', tokenHash: 'token' };
const offer: WalletOffer = {
  id: 1,
  certificateId: 7,
  codeHash: 'code',
  pinHash: 'right',
  wrongPins: 0,
  endsAt: after(OFFER_MS),
  tokenHash: null,
  tokenEndsAt: null,
  issuedAt: null,
};

function codeOf(work: () => unknown): WalletErrorCode | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof WalletError) return error.code;
    throw error;
  }
}

describe('an offer', () => {
  it('waits until its end, its redemption or the last PIN', () => {
    expect(isWaiting(offer, after(OFFER_MS - 1))).toBe(true);
    expect(isWaiting(offer, after(OFFER_MS))).toBe(false);
    expect(isWaiting({ ...offer, tokenHash: 'token' }, NOW)).toBe(false);
    expect(isWaiting({ ...offer, wrongPins: PIN_TRIES }, NOW)).toBe(false);
  });

  it('gives a token for the right PIN, once', () => {
    const redeemed = redeem(offer, RIGHT, NOW);
    expect(redeemed).toEqual({ ...offer, tokenHash: 'token', tokenEndsAt: after(TOKEN_MS) });
    expect(codeOf(() => requireRedeemed(redeemed))).toBeNull();
    expect(codeOf(() => redeem(redeemed, RIGHT, NOW))).toBe('invalid_grant');
  });

  it('counts wrong PINs, and takes none after the fifth, the right one neither', () => {
    let tried = offer;
    for (let n = 1; n <= PIN_TRIES; n += 1) {
      tried = redeem(tried, { ...RIGHT, pinHash: 'wrong' }, NOW);
      expect([tried.wrongPins, isLocked(tried)]).toEqual([n, n === PIN_TRIES]);
      expect(codeOf(() => requireRedeemed(tried))).toBe('invalid_grant');
    }
    expect(codeOf(() => redeem(tried, RIGHT, NOW))).toBe('invalid_grant');
  });

  it('gives nothing where there is none, or none any more', () => {
    expect(codeOf(() => redeem(null, RIGHT, NOW))).toBe('invalid_grant');
    expect(codeOf(() => redeem(offer, RIGHT, after(OFFER_MS)))).toBe('invalid_grant');
  });
});

describe('a token', () => {
  const redeemed = redeem(offer, RIGHT, NOW);

  it('fetches one credential, until it ends', () => {
    expect(requireToken(redeemed, after(TOKEN_MS - 1))).toBe(redeemed);
    for (const [one, now] of [
      [null, NOW],
      [offer, NOW],
      [redeemed, after(TOKEN_MS)],
      [{ ...redeemed, issuedAt: NOW }, NOW],
    ] as const) {
      expect(codeOf(() => requireToken(one, now))).toBe('invalid_token');
    }
  });
});
