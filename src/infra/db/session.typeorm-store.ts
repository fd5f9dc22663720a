import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { type Session, SessionReader, type SessionStore } from '../../ports/session.store.js';
import { Database } from './database.js';
import { SessionEntity } from './entities/accounts.entity.js';
import type { Sql } from './sql.js';
import { toPermissions } from './user.mapper.js';

/** Runs before nearly every request: three rows by their primary keys. */
export const ACTOR_OF_SESSION = `SELECT u.id, u.email, u.role_id, r.permissions
  FROM sessions s JOIN users u ON u.id = s.user_id JOIN roles r ON r.id = u.role_id
  WHERE s.id = ? AND s.ended_at IS NULL AND s.expires_at > ? AND u.status = 'active'`;

interface ActorRow {
  id: number;
  email: string;
  role_id: number;
  permissions: string;
}

@Injectable()
export class TypeOrmSessionReader extends SessionReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findActor(sessionId: string, now: Date): Promise<Actor | null> {
    const values = [sessionId, now.getTime()];
    const row = await this.database.read((sql) => sql.first<ActorRow>(ACTOR_OF_SESSION, values));
    if (!row) return null;
    const permissions = toPermissions(row.permissions);
    return { userId: row.id, sessionId, roleId: row.role_id, permissions, email: row.email };
  }
}

export class TypeOrmSessionStore implements SessionStore {
  constructor(private readonly sql: Sql) {}

  async insert(session: Session): Promise<void> {
    await this.sql.insertAll(SessionEntity, [
      {
        id: session.id,
        user_id: session.userId,
        created_at: session.createdAt.getTime(),
        expires_at: session.expiresAt.getTime(),
        ended_at: null,
      },
    ]);
  }

  async end(sessionId: string, now: Date): Promise<void> {
    const columns = { ended_at: now.getTime() };
    await this.sql.update(SessionEntity, columns, 'id = ? AND ended_at IS NULL', [sessionId]);
  }

  async endAll(userId: number, now: Date): Promise<void> {
    const columns = { ended_at: now.getTime() };
    await this.sql.update(SessionEntity, columns, 'user_id = ? AND ended_at IS NULL', [userId]);
  }
}
