import type { AddressChange } from '../../domain/account/address-change.js';

export abstract class AddressChangeReader {
  abstract findByUser(userId: number): Promise<AddressChange | null>;
  /** @param hashes under which the token of one of its links may be kept. */
  abstract findByToken(hashes: readonly string[]): Promise<AddressChange | null>;
}

export interface AddressChangeStore {
  /** In place of the one that the account has. */
  put(change: AddressChange): Promise<void>;
  /** That of an account, as it is now; nobody else changes it before this transaction ends. */
  lock(userId: number): Promise<AddressChange | null>;
  /** @returns whether there was one. */
  remove(userId: number): Promise<boolean>;
}
