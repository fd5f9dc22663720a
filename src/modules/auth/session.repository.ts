import type { Actor } from '../../domain/account/actor.js';

export interface Session {
  readonly id: string;
  readonly userId: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export abstract class SessionReader {
  /** The actor of a session that has neither ended nor expired and whose user is active, else `null`. */
  abstract findActor(sessionId: string, now: Date): Promise<Actor | null>;
}

export interface SessionStore {
  insert(session: Session): Promise<void>;
  revoke(sessionId: string, now: Date): Promise<void>;
  /** All of a user. */
  revokeAll(userId: number, now: Date): Promise<void>;
}
