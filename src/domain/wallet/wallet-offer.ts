import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { WalletError } from './wallet-error.js';

/** For how long an offer waits for a wallet, and what a wallet got for it for the credential to be fetched. */
export const OFFER_MS = 10 * 60_000;
export const TOKEN_MS = 5 * 60_000;
/** Wrong PINs that an offer takes; the last one ends it. */
export const PIN_TRIES = 5;
export const PIN_DIGITS = 6;

/** A report on its way into its holder's wallet. All secrets are there as hashes alone. */
export interface WalletOffer {
  readonly id: number;
  readonly certificateId: number;
  /** Of the code in the QR code, which a wallet redeems together with the PIN. */
  readonly codeHash: string;
  readonly pinHash: string;
  readonly wrongPins: number;
  readonly endsAt: Date;
  /** Of what a wallet got for code and PIN; `null` while it waits. */
  readonly tokenHash: string | null;
  readonly tokenEndsAt: Date | null;
  readonly issuedAt: Date | null;
}

export type NewWalletOffer = Pick<WalletOffer, 'certificateId' | 'codeHash' | 'pinHash' | 'endsAt'>;

/** @throws DomainError `wallet_off` */
export function requireWallet(on: boolean): void {
  if (!on) throw new DomainError('wallet_off', message('wallet_off'));
}

/** Whether a wallet may still redeem it. */
export function isWaiting(offer: WalletOffer, now: Date): boolean {
  return offer.tokenHash === null && offer.wrongPins < PIN_TRIES && now < offer.endsAt;
}

/** What a wallet shows for a code with a PIN, both as hashes, and what it would get for them. */
export interface Redemption {
  readonly pinHash: string;
  readonly tokenHash: string;
}

/** The same words whatever is wrong: nobody learns whether a code was right. */
const invalidGrant = () =>
  new WalletError('invalid_grant', 'The code is unknown, was used or has ended, or the PIN is wrong');

/**
 * The offer after a wallet has shown its code: with a token, or with one wrong PIN more.
 * @throws WalletError `invalid_grant` where it waits no more.
 */
export function redeem(offer: WalletOffer | null, { pinHash, tokenHash }: Redemption, now: Date): WalletOffer {
  if (!offer || !isWaiting(offer, now)) throw invalidGrant();
  if (offer.pinHash !== pinHash) return { ...offer, wrongPins: offer.wrongPins + 1 };
  return { ...offer, tokenHash, tokenEndsAt: new Date(now.getTime() + TOKEN_MS) };
}

/** @throws WalletError `invalid_grant` where the PIN was wrong. */
export function requireRedeemed({ tokenHash }: WalletOffer): void {
  if (tokenHash === null) throw invalidGrant();
}

/** Whether that was the last PIN. */
export const isLocked = ({ wrongPins }: WalletOffer) => wrongPins >= PIN_TRIES;

/**
 * The offer whose credential may be fetched by its token now. One token fetches one credential.
 * @throws WalletError `invalid_token`
 */
export function requireToken(offer: WalletOffer | null, now: Date): WalletOffer {
  if (!offer?.tokenEndsAt || offer.issuedAt !== null || now >= offer.tokenEndsAt) {
    throw new WalletError('invalid_token', 'The access token is unknown, was used or has ended');
  }
  return offer;
}
