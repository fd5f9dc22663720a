import type { HolderProof } from '../../domain/wallet/holder-proof.js';

/** Reads what wallets sign to show that a key is theirs. */
export abstract class HolderProofs {
  /** @returns `null` for what is no such token, names no key that is taken, or was signed with another. */
  abstract read(jwt: string): Promise<HolderProof | null>;
}
