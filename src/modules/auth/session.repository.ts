import type { Actor } from '../../domain/account/actor.js';

export interface Session {
  readonly id: string;
  readonly userId: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Whether it was begun with a second factor. */
  readonly withFactor?: boolean;
  /** When whoever began it last showed who they are; at its beginning where it is not said. */
  readonly authenticatedAt?: Date;
}

/** Where a session began: what kind of device (`deviceOf`), in which network (`siteOf`). */
export interface Origin {
  readonly device: string | null;
  readonly network: string | null;
}

export interface LiveSession extends Session, Origin {
  /** Told at least every minute by each process; the beginning, where it was not used since. */
  readonly lastUsedAt: Date;
}

export abstract class SessionReader {
  /**
   * The actor of a session that has neither ended, nor expired, nor been idle for too long, and whose user is active,
   * else `null`.
   */
  abstract findActor(sessionId: string, now: Date): Promise<Actor | null>;
  /** Whether it works or not. */
  abstract findById(sessionId: string): Promise<LiveSession | null>;
  /** Those of a user that work, the last used first, `limit` at most. */
  abstract findLive(user: Pick<Actor, 'userId' | 'roleId'>, now: Date, limit: number): Promise<LiveSession[]>;
}

export interface SessionStore {
  insert(session: Session, origin?: Origin): Promise<void>;
  /** Whether the user has had any, and any that began like this; old ones are not kept. */
  had(userId: number, origin: Origin): Promise<{ readonly any: boolean; readonly alike: boolean }>;
  revoke(sessionId: string, now: Date): Promise<void>;
  /** One of a user. @returns whether the user had it, and it had not ended. */
  revokeOf(userId: number, sessionId: string, now: Date): Promise<boolean>;
  /** All of a user but one. @returns how many. */
  revokeOthers(userId: number, sessionId: string, now: Date): Promise<number>;
  /** All of a user, and the sign-ins that wait for a second factor. */
  revokeAll(userId: number, now: Date): Promise<void>;
  /** Whoever uses it has shown again that it is they. */
  authenticate(sessionId: string, now: Date): Promise<void>;
  /** A second factor was shown in it. */
  passFactor(sessionId: string, now: Date): Promise<void>;
  /** The user has no factor any more. */
  dropFactors(userId: number): Promise<void>;
  /** At a moment, unless they were used later. */
  markUsed(sessionIds: readonly string[], now: Date): Promise<void>;
}
