import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { Actor } from '../../domain/account/actor.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { Database } from '../../platform/db/database.js';
import { toPermissions } from '../users/user.mapper.js';
import { SessionEntity } from './session.entity.js';
import { type ActorRow, actorsOfSessions } from './session.queries.js';
import { type Session, SessionReader, type SessionStore } from './session.repository.js';

@Injectable()
export class TypeOrmSessionReader extends SessionReader {
  private readonly rows: BatchLoader<string, ActorRow>;

  constructor(database: Database) {
    super();
    this.rows = new BatchLoader(async (ids) => {
      const { text, values } = actorsOfSessions(ids);
      const rows = await database.read((manager) => manager.query<ActorRow[]>(text, [...values]));
      return new Map(rows.map((row) => [row.session_id, row]));
    });
  }

  override async findActor(sessionId: string, now: Date): Promise<Actor | null> {
    const row = await this.rows.find(sessionId);
    if (!row || row.permissions === null || row.expires_at <= now.getTime()) return null;
    const permissions = toPermissions(row.permissions);
    return { userId: row.id, sessionId, roleId: row.role_id, permissions, email: row.email };
  }
}

export class TypeOrmSessionStore implements SessionStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(session: Session): Promise<void> {
    await this.manager.insert(SessionEntity, {
      id: session.id,
      user_id: session.userId,
      created_at: session.createdAt.getTime(),
      expires_at: session.expiresAt.getTime(),
      ended_at: null,
    });
  }

  async revoke(sessionId: string, now: Date): Promise<void> {
    await this.manager.update(SessionEntity, { id: sessionId, ended_at: IsNull() }, { ended_at: now.getTime() });
  }

  async revokeAll(userId: number, now: Date): Promise<void> {
    await this.manager.update(SessionEntity, { user_id: userId, ended_at: IsNull() }, { ended_at: now.getTime() });
  }
}
