import type { Invitation } from '../../domain/account/invitation.js';

export abstract class InvitationReader {
  abstract findByUser(userId: number): Promise<Invitation | null>;
  /** @param hashes under which its token may be kept. */
  abstract findByToken(hashes: readonly string[]): Promise<Invitation | null>;
}

export interface InvitationStore {
  /** In place of the one that the account has. */
  put(invitation: Invitation): Promise<void>;
  findByUser(userId: number): Promise<Invitation | null>;
  /** Removes that of an account, where it is still this one. @returns whether it was. */
  take(invitation: Pick<Invitation, 'userId' | 'tokenHash'>): Promise<boolean>;
  /** Whichever the account has. */
  remove(userId: number): Promise<void>;
}
