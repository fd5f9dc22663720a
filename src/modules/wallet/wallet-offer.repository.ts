import type { NewWalletOffer, WalletOffer } from '../../domain/wallet/wallet-offer.js';

export abstract class WalletOfferReader {
  abstract findByCode(codeHash: string): Promise<WalletOffer | null>;
  abstract findByToken(tokenHash: string): Promise<WalletOffer | null>;
}

export interface WalletOfferStore {
  /** Keeps a new offer of a certificate; those before it are gone. */
  replace(offer: NewWalletOffer): Promise<void>;
  /** Reads an offer and keeps others from changing it until the transaction ends. */
  lockByCode(codeHash: string): Promise<WalletOffer | null>;
  lockByToken(tokenHash: string): Promise<WalletOffer | null>;
  /** Keeps what became of an offer that is locked. */
  update(offer: WalletOffer): Promise<void>;
  /** Forgets the offers of a certificate. */
  forget(certificateId: number): Promise<void>;
  /** False where a nonce was used before. */
  spendNonce(nonceHash: string, endsAt: Date): Promise<boolean>;
}
