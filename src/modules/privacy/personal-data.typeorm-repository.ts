import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import type { FileId } from '../../domain/files/stored-file.js';
import { forUpdate } from '../../platform/db/locks.js';
import { CodeEntity } from '../auth/code.entity.js';
import { SessionEntity } from '../auth/session.entity.js';
import { BounceEntity } from '../bounces/bounce.entity.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { loadCertificates } from '../certificates/certificate-pages.queries.js';
import { TypeOrmFileStore, unusedFiles } from '../files/file.typeorm-repository.js';
import { AccessRequestEntity } from '../integrators/access-request.entity.js';
import { ReportEntity } from '../reports/report.entity.js';
import { WatcherEntity } from '../reports/watcher.entity.js';
import { AddressChangeEntity } from '../users/address-change.entity.js';
import { EmailChangeEntity } from '../users/email-change.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { ConsentEntity } from './consent.entity.js';
import type { PersonalDataStore } from './personal-data.repository.js';

export class TypeOrmPersonalDataStore implements PersonalDataStore {
  constructor(private readonly manager: EntityManager) {}

  async owned(ownerId: number, statuses: readonly CertificateStatus[], limit: number): Promise<Certificate[]> {
    const rows = await this.manager.find(CertificateEntity, {
      select: { id: true },
      where: { owner_id: ownerId, status: In(statuses) },
      order: { id: 'ASC' },
      take: limit,
      ...forUpdate(this.manager),
    });
    return loadCertificates(
      this.manager,
      rows.map(({ id }) => id),
    );
  }

  async hideReports(certificateId: number, now: Date): Promise<void> {
    const shown = { certificate_id: certificateId, erased_at: IsNull() };
    await this.manager.update(ReportEntity, shown, { erased_at: now.getTime() });
  }

  async forgetAddresses(userId: number, email: string): Promise<void> {
    await this.manager.delete(CodeEntity, { email: normaliseEmail(email) });
    await this.manager.delete(AddressChangeEntity, { user_id: userId });
    await this.manager.delete(EmailChangeEntity, { user_id: userId });
    await this.manager.delete(BounceEntity, { user_id: userId });
    await this.manager.delete(AccessRequestEntity, { email: normaliseEmail(email) });
    await this.manager.delete(WatcherEntity, { email: normaliseEmail(email) });
  }

  async discardFilesOf(ownerId: number, limit: number, now: Date): Promise<FileId[]> {
    const kept = { owner_id: ownerId, discarded_at: IsNull() };
    const rows = await unusedFiles(this.manager).andWhere(kept).limit(limit).getMany();
    return new TypeOrmFileStore(this.manager).discardUnused(
      rows.map(({ id }) => id),
      now,
    );
  }

  async removeReports(certificateId: number): Promise<void> {
    await this.manager.delete(ReportEntity, { certificate_id: certificateId });
  }

  async removeErasedUser(userId: number): Promise<void> {
    const removed = await this.manager.delete(UserEntity, { id: userId, erased_at: Not(IsNull()) });
    if (removed.affected === 0) return;
    await this.manager.delete(ConsentEntity, { user_id: userId });
    await this.manager.delete(SessionEntity, { user_id: userId });
  }
}
