import { normaliseEmail } from '../../domain/account/email.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import type { FileId } from '../../domain/files/stored-file.js';
import { marks, type Sql } from '../../platform/db/sql.js';
import { loadCertificates } from '../certificates/certificate-pages.queries.js';
import { TypeOrmFileStore, UNUSED } from '../files/file.typeorm-repository.js';
import { ReportEntity } from '../reports/report.entity.js';
import type { PersonalDataStore } from './personal-data.repository.js';

export class TypeOrmPersonalDataStore implements PersonalDataStore {
  constructor(private readonly sql: Sql) {}

  async owned(ownerId: number, statuses: readonly CertificateStatus[], limit: number): Promise<Certificate[]> {
    const rows = await this.sql.rows<{ id: number }>(
      `SELECT id FROM certificates WHERE owner_id = ? AND status IN (${marks(statuses)}) ORDER BY id LIMIT ?${this.sql.forUpdate}`,
      [ownerId, ...statuses, limit],
    );
    return loadCertificates(
      this.sql.manager,
      rows.map(({ id }) => id),
    );
  }

  async hideReports(certificateId: number, now: Date): Promise<void> {
    const columns = { erased_at: now.getTime() };
    await this.sql.update(ReportEntity, columns, 'certificate_id = ? AND erased_at IS NULL', [certificateId]);
  }

  async forgetAddresses(userId: number, email: string): Promise<void> {
    await this.sql.change('DELETE FROM verification_codes WHERE email = ?', [normaliseEmail(email)]);
    await this.sql.change('DELETE FROM email_changes WHERE user_id = ?', [userId]);
    await this.sql.change('DELETE FROM report_watchers WHERE email = ?', [normaliseEmail(email)]);
  }

  async discardFilesOf(ownerId: number, limit: number, now: Date): Promise<FileId[]> {
    const rows = await this.sql.rows<{ id: string }>(
      `SELECT id FROM files WHERE owner_id = ? AND discarded_at IS NULL AND ${UNUSED} LIMIT ?`,
      [ownerId, limit],
    );
    return new TypeOrmFileStore(this.sql).discardUnused(
      rows.map(({ id }) => id),
      now,
    );
  }

  async removeReports(certificateId: number): Promise<void> {
    await this.sql.change('DELETE FROM reports WHERE certificate_id = ?', [certificateId]);
  }

  async removeErasedUser(userId: number): Promise<void> {
    const removed = await this.sql.change('DELETE FROM users WHERE id = ? AND erased_at IS NOT NULL', [userId]);
    if (removed === 0) return;
    await this.sql.change('DELETE FROM consents WHERE user_id = ?', [userId]);
    await this.sql.change('DELETE FROM sessions WHERE user_id = ?', [userId]);
  }
}
