import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThan, MoreThan, Not, Or } from 'typeorm';
import type { Actor } from '../../domain/account/actor.js';
import { isIdle, StaffIdle } from '../../domain/account/idle.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { FactorTicketEntity } from '../factors/factor.entity.js';
import { toPermissions } from '../users/user.mapper.js';
import { SessionEntity } from './session.entity.js';
import { toSession } from './session.mapper.js';
import { type ActorRow, actorsOfSessions } from './session.queries.js';
import { type LiveSession, type Origin, type Session, SessionReader, type SessionStore } from './session.repository.js';

@Injectable()
export class TypeOrmSessionReader extends SessionReader {
  private readonly rows: BatchLoader<string, ActorRow>;

  constructor(
    private readonly database: Database,
    private readonly idle: StaffIdle,
  ) {
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
    const used = { roleId: row.role_id, lastUsedAt: toDate(row.last_used_at) };
    if (isIdle(this.idle, used, now)) return null;
    const permissions = toPermissions(row.permissions);
    const shown = { authenticatedAt: toDate(row.authenticated_at), withFactor: row.factor_at !== null };
    return { userId: row.id, sessionId, roleId: row.role_id, permissions, email: row.email, ...shown };
  }

  override async findById(sessionId: string): Promise<LiveSession | null> {
    const row = await this.database.read((manager) => manager.findOneBy(SessionEntity, { id: sessionId }));
    return row && toSession(row);
  }

  override async findLive(
    { userId, roleId }: Pick<Actor, 'userId' | 'roleId'>,
    now: Date,
    limit: number,
  ): Promise<LiveSession[]> {
    const rows = await this.database.read((manager) =>
      manager.find(SessionEntity, {
        where: { user_id: userId, ended_at: IsNull(), expires_at: MoreThan(now.getTime()) },
        order: { last_used_at: 'DESC', id: 'ASC' },
        take: limit,
      }),
    );
    return rows.map(toSession).filter(({ lastUsedAt }) => !isIdle(this.idle, { roleId, lastUsedAt }, now));
  }
}

export class TypeOrmSessionStore implements SessionStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(session: Session, origin: Origin = { device: null, network: null }): Promise<void> {
    await this.manager.insert(SessionEntity, {
      id: session.id,
      user_id: session.userId,
      created_at: session.createdAt.getTime(),
      expires_at: session.expiresAt.getTime(),
      ended_at: null,
      last_used_at: session.createdAt.getTime(),
      authenticated_at: (session.authenticatedAt ?? session.createdAt).getTime(),
      factor_at: session.withFactor ? session.createdAt.getTime() : null,
      ...origin,
    });
  }

  async had(userId: number, { device, network }: Origin): Promise<{ any: boolean; alike: boolean }> {
    const of = (where: FindOptionsWhere<SessionEntity>) =>
      this.manager.exists(SessionEntity, { where: { ...where, user_id: userId } });
    const orNull = (value: string | null) => value ?? IsNull();
    const alike = await of({ device: orNull(device), network: orNull(network) });
    return { any: alike || (await of({})), alike };
  }

  async revoke(sessionId: string, now: Date): Promise<void> {
    await this.end({ id: sessionId }, now);
  }

  async revokeOf(userId: number, sessionId: string, now: Date): Promise<boolean> {
    return (await this.end({ id: sessionId, user_id: userId }, now)) > 0;
  }

  revokeOthers(userId: number, sessionId: string, now: Date): Promise<number> {
    return this.end({ id: Not(sessionId), user_id: userId, expires_at: MoreThan(now.getTime()) }, now);
  }

  async revokeAll(userId: number, now: Date): Promise<void> {
    // What waits for its second factor would be a session a moment later.
    await this.manager.delete(FactorTicketEntity, { user_id: userId });
    await this.end({ user_id: userId }, now);
  }

  async markUsed(sessionIds: readonly string[], now: Date): Promise<void> {
    const moment = now.getTime();
    const earlier = { id: In(sessionIds), last_used_at: Or(IsNull(), LessThan(moment)) };
    await this.manager.update(SessionEntity, earlier, { last_used_at: moment });
  }

  async authenticate(sessionId: string, now: Date): Promise<void> {
    await this.manager.update(SessionEntity, { id: sessionId }, { authenticated_at: now.getTime() });
  }

  async passFactor(sessionId: string, now: Date): Promise<void> {
    await this.manager.update(SessionEntity, { id: sessionId }, { factor_at: now.getTime() });
  }

  async dropFactors(userId: number): Promise<void> {
    await this.manager.update(SessionEntity, { user_id: userId, ended_at: IsNull() }, { factor_at: null });
  }

  private async end(which: FindOptionsWhere<SessionEntity>, now: Date): Promise<number> {
    const { affected } = await this.manager.update(
      SessionEntity,
      { ...which, ended_at: IsNull() },
      { ended_at: now.getTime() },
    );
    return affected ?? 0;
  }
}
