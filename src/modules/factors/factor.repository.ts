import type { Factor } from '../../domain/account/factors.js';

/** A factor with what it is verified by. */
export interface KeptFactor extends Factor {
  /** As `SecretBox` has sealed it: the secret of an app, or a `StoredPasskey` in JSON. */
  readonly secret: string;
  readonly lastStep: number | null;
}

export type NewFactor = Omit<KeptFactor, 'id' | 'lastUsedAt' | 'secret'>;

/** What a ticket begins: signing in, setting a factor up, showing one within a session. */
export type TicketPurpose = 'login' | 'setup' | 'proof';

export interface FactorTicket {
  readonly hash: string;
  readonly userId: number;
  readonly purpose: TicketPurpose;
  readonly sessionId: string | null;
  readonly expiresAt: Date;
}

/** The wish of one administrator, which another has to share. */
export interface FactorRemoval {
  readonly userId: number;
  readonly askedBy: number;
  readonly askedAt: Date;
}

export abstract class FactorReader {
  /** Oldest first. */
  abstract findByUser(userId: number): Promise<KeptFactor[]>;
  /** Those that were not used. */
  abstract countRecoveryCodes(userId: number): Promise<number>;
}

export interface FactorStore {
  /** Oldest first. */
  findByUser(userId: number): Promise<KeptFactor[]>;
  countRecoveryCodes(userId: number): Promise<number>;
  /** @param seal seals what it is verified by, for the factor of this id. */
  insert(factor: NewFactor, seal: (id: number) => string): Promise<Factor>;
  /** @returns whether the user has it. */
  rename(userId: number, id: number, name: string): Promise<boolean>;
  /** @returns whether the user had it. */
  remove(userId: number, id: number): Promise<boolean>;
  /** All factors, recovery codes, tickets, and the wish to remove them. @returns how many factors. */
  forget(userId: number): Promise<number>;
  /**
   * @returns whether the factor is there, and neither this step nor a later one that can be was used: of several at
   * once one succeeds.
   */
  useStep(id: number, step: number, latest: number, now: Date): Promise<boolean>;
  /** @returns whether the factor is there, and was not used since it was read. */
  usePasskey(factor: KeptFactor, secret: string, now: Date): Promise<boolean>;
  /** In the place of all that there were. */
  replaceRecoveryCodes(userId: number, hashes: readonly string[]): Promise<void>;
  /** @returns whether it was one, and not used before. */
  useRecoveryCode(userId: number, hash: string, now: Date): Promise<boolean>;
  openTicket(ticket: FactorTicket, now: Date): Promise<void>;
  /** Counts one more try. @returns `null` where there is no such ticket, or it may be tried no more. */
  tryTicket(hash: string, purpose: TicketPurpose, now: Date): Promise<FactorTicket | null>;
  /** @returns whether it was open: of several at once one succeeds. */
  closeTicket(hash: string): Promise<boolean>;
  findRemoval(userId: number): Promise<FactorRemoval | null>;
  askRemoval(removal: FactorRemoval): Promise<void>;
}
