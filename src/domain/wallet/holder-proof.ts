import { WalletError } from './wallet-error.js';

/** What a wallet has signed with the key that its credential is to be bound to; the signature is right. */
export interface HolderProof {
  /** The DID of the key. */
  readonly holder: string;
  readonly audience: unknown;
  readonly issuedAt: unknown;
  readonly nonce: unknown;
}

/** Clocks of telephones differ; beyond the nonce's time a proof is none anyway. */
const SKEW_SECONDS = 5 * 60;

/**
 * @throws WalletError `invalid_proof` for one that is not for this issuer, or not of now.
 * @returns its nonce, which is for the caller to look at.
 */
export function requireProof(proof: HolderProof | null, issuer: string, now: Date): HolderProof & { nonce: string } {
  const refuse = (what: string) => new WalletError('invalid_proof', what);
  if (!proof) throw refuse('The proof is not a token of a known kind that its own key has signed');
  const { audience, issuedAt, nonce } = proof;
  if (audience !== issuer && !(Array.isArray(audience) && audience.length === 1 && audience[0] === issuer)) {
    throw refuse('aud must be the credential issuer');
  }
  const age = typeof issuedAt === 'number' ? now.getTime() / 1000 - issuedAt : Number.NaN;
  if (!(Math.abs(age) <= SKEW_SECONDS)) throw refuse('iat must be the time of now, in seconds');
  if (typeof nonce !== 'string') throw refuse('nonce is missing: the nonce endpoint gives one');
  return { ...proof, nonce };
}

export const invalidNonce = () => new WalletError('invalid_nonce', 'The nonce is unknown, was used or has ended');
