import { Injectable } from '@nestjs/common';
import type { AuditEvent } from '../../domain/audit/audit-event.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { FileId, StoredFile } from '../../domain/files/stored-file.js';
import type { Report } from '../../domain/report/report.js';
import { Database } from '../../platform/db/database.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { marks, type Value } from '../../platform/db/sql.js';
import type { AuditEventEntity } from '../audit/audit.entity.js';
import { toEvent } from '../audit/audit.mapper.js';
import type { SessionEntity } from '../auth/session.entity.js';
import { loadCertificates } from '../certificates/certificate-pages.queries.js';
import type { FileEntity } from '../files/file.entity.js';
import { toFile } from '../files/file.mapper.js';
import type { ReportEntity } from '../reports/report.entity.js';
import { toReport } from '../reports/report.mapper.js';
import { type EventSide, type KeptSession, PersonalDataReader } from './personal-data.repository.js';

export const OWNED_AFTER = 'SELECT id FROM certificates WHERE owner_id = ? AND id > ? ORDER BY id LIMIT ?';
export const FILES_AFTER = `SELECT * FROM files
  WHERE owner_id = ? AND id > ? AND discarded_at IS NULL ORDER BY id LIMIT ?`;
export const SESSIONS_AFTER = 'SELECT * FROM sessions WHERE user_id = ? AND id > ? ORDER BY id LIMIT ?';

const BEHIND = 'at >= ? AND (at > ? OR id > ?) ORDER BY at, id LIMIT ?';
export const EVENTS_AFTER: Readonly<Record<EventSide, string>> = {
  by: `SELECT * FROM audit_events WHERE actor_id = ? AND ${BEHIND}`,
  about: `SELECT * FROM audit_events WHERE subject_type = 'user' AND subject_id = ?
    AND (actor_id IS NULL OR actor_id <> ?) AND ${BEHIND}`,
};

@Injectable()
export class TypeOrmPersonalDataReader extends PersonalDataReader {
  constructor(private readonly database: Database) {
    super();
  }

  override certificates(ownerId: number, afterId: number, limit: number): Promise<Certificate[]> {
    return this.database.read(async (sql) => {
      const owned = await sql.rows<{ id: number }>(OWNED_AFTER, [ownerId, afterId, limit]);
      return loadCertificates(
        sql.manager,
        owned.map(({ id }) => id),
      );
    });
  }

  override async reports(certificateIds: readonly number[]): Promise<Report[]> {
    if (certificateIds.length === 0) return [];
    const statement = `SELECT * FROM reports WHERE certificate_id IN (${marks(certificateIds)}) ORDER BY id`;
    return (await this.database.read((sql) => sql.rows<ReportEntity>(statement, certificateIds))).map(toReport);
  }

  override async files(ownerId: number, afterId: FileId, limit: number): Promise<StoredFile[]> {
    const rows = await this.database.read((sql) => sql.rows<FileEntity>(FILES_AFTER, [ownerId, afterId, limit]));
    return rows.map(toFile);
  }

  override async sessions(userId: number, afterId: string, limit: number): Promise<KeptSession[]> {
    const rows = await this.database.read((sql) => sql.rows<SessionEntity>(SESSIONS_AFTER, [userId, afterId, limit]));
    return rows.map(({ id, user_id, created_at, expires_at, ended_at }) => ({
      id,
      userId: user_id,
      createdAt: toDate(created_at),
      expiresAt: toDate(expires_at),
      endedAt: toDateOrNull(ended_at),
    }));
  }

  override async events(
    userId: number,
    side: EventSide,
    after: AuditEvent | null,
    limit: number,
  ): Promise<AuditEvent[]> {
    const at = after?.at.getTime() ?? 0;
    const who: Value[] = side === 'by' ? [userId] : [String(userId), userId];
    const values = [...who, at, at, after?.id ?? 0, limit];
    const rows = await this.database.read((sql) => sql.rows<AuditEventEntity>(EVENTS_AFTER[side], values));
    return rows.map(toEvent);
  }
}
