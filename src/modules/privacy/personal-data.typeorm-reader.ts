import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan } from 'typeorm';
import type { AuditEvent } from '../../domain/audit/audit-event.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { FileId, StoredFile } from '../../domain/files/stored-file.js';
import type { Report } from '../../domain/report/report.js';
import { Database } from '../../platform/db/database.js';
import { toDateOrNull } from '../../platform/db/moments.js';
import { AuditEventEntity } from '../audit/audit.entity.js';
import { toEvent } from '../audit/audit.mapper.js';
import { SessionEntity } from '../auth/session.entity.js';
import { toSession } from '../auth/session.mapper.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { loadCertificates } from '../certificates/certificate-pages.queries.js';
import { FileEntity } from '../files/file.entity.js';
import { toFile } from '../files/file.mapper.js';
import { ReportEntity } from '../reports/report.entity.js';
import { toReport } from '../reports/report.mapper.js';
import { type EventSide, type KeptSession, PersonalDataReader } from './personal-data.repository.js';

@Injectable()
export class TypeOrmPersonalDataReader extends PersonalDataReader {
  constructor(private readonly database: Database) {
    super();
  }

  override certificates(ownerId: number, afterId: number, limit: number): Promise<Certificate[]> {
    return this.database.read(async (manager) => {
      const owned = await manager.find(CertificateEntity, {
        select: { id: true },
        where: { owner_id: ownerId, id: MoreThan(afterId) },
        order: { id: 'ASC' },
        take: limit,
      });
      return loadCertificates(
        manager,
        owned.map(({ id }) => id),
      );
    });
  }

  override async reports(certificateIds: readonly number[]): Promise<Report[]> {
    const rows = await this.database.read((manager) =>
      manager.find(ReportEntity, { where: { certificate_id: In(certificateIds) }, order: { id: 'ASC' } }),
    );
    return rows.map(toReport);
  }

  override async files(ownerId: number, afterId: FileId, limit: number): Promise<StoredFile[]> {
    const where = { owner_id: ownerId, id: MoreThan(afterId), discarded_at: IsNull() };
    const rows = await this.database.read((manager) =>
      manager.find(FileEntity, { where, order: { id: 'ASC' }, take: limit }),
    );
    return rows.map(toFile);
  }

  override async sessions(userId: number, afterId: string, limit: number): Promise<KeptSession[]> {
    const where = { user_id: userId, id: MoreThan(afterId) };
    const rows = await this.database.read((manager) =>
      manager.find(SessionEntity, { where, order: { id: 'ASC' }, take: limit }),
    );
    return rows.map((row) => ({ ...toSession(row), endedAt: toDateOrNull(row.ended_at) }));
  }

  override async events(
    userId: number,
    side: EventSide,
    after: AuditEvent | null,
    limit: number,
  ): Promise<AuditEvent[]> {
    const rows = await this.database.read((manager) => {
      const query = manager.createQueryBuilder(AuditEventEntity, 'e');
      if (side === 'by') query.where({ actor_id: userId });
      else {
        query
          .where({ subject_type: 'user', subject_id: String(userId) })
          .andWhere('(e.actor_id IS NULL OR e.actor_id <> :userId)', { userId });
      }
      if (after) query.andWhere('e.at >= :at AND (e.at > :at OR e.id > :id)', { at: after.at.getTime(), id: after.id });
      return query.orderBy({ 'e.at': 'ASC', 'e.id': 'ASC' }).limit(limit).getMany();
    });
    return rows.map(toEvent);
  }
}
