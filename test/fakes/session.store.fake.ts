import type { Actor } from '../../src/domain/account/actor.js';
import { type Session, SessionReader, type SessionStore } from '../../src/modules/auth/session.repository.js';
import type { MemoryTables } from './memory.tables.js';

export class InMemorySessionReader extends SessionReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findActor(sessionId: string, now: Date): Promise<Actor | null> {
    const session = this.tables.sessions.get(sessionId);
    if (!session || session.endedAt || session.expiresAt <= now) return null;
    const user = this.tables.users.get(session.userId);
    const role = user && this.tables.roles.get(user.roleId);
    if (!role || user.status !== 'active') return null;
    const { id: userId, roleId, email } = user;
    return { userId, sessionId, roleId, permissions: [...role.permissions], email };
  }
}

export class InMemorySessionStore implements SessionStore {
  constructor(private readonly tables: MemoryTables) {}

  async insert(session: Session): Promise<void> {
    this.tables.sessions.set(session.id, { ...session, endedAt: null });
  }

  async end(sessionId: string, now: Date): Promise<void> {
    const session = this.tables.sessions.get(sessionId);
    if (session && !session.endedAt) this.tables.sessions.set(sessionId, { ...session, endedAt: now });
  }

  async endAll(userId: number, now: Date): Promise<void> {
    for (const session of [...this.tables.sessions.values()]) {
      if (session.userId === userId) await this.end(session.id, now);
    }
  }
}
