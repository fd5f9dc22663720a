import { type EntityManager, In, IsNull } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { endsAssignment } from '../../domain/review/assignment.js';
import { staleVersion } from '../../domain/shared/record-version.js';
import { forUpdate } from '../../platform/db/locks.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { lockAddress } from '../users/address-lock.queries.js';
import { CertificateEntity, CertificateFileEntity } from './certificate.entity.js';
import { toCertificateRow, toFileRows, toWordRows } from './certificate.mapper.js';
import type { CertificateData, CertificateStore } from './certificate.repository.js';
import type { CertificateCounts } from './certificate-counts.queries.js';
import { loadCertificates } from './certificate-pages.queries.js';
import { CertificateWordEntity } from './certificate-word.entity.js';

/** Made anew for each transaction. */
export class TypeOrmCertificateStore implements CertificateStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly counts: CertificateCounts,
  ) {}

  async lock(id: number): Promise<void> {
    await this.manager.findOne(CertificateEntity, { select: { id: true }, where: { id }, ...forUpdate(this.manager) });
  }

  async findById(id: number): Promise<Certificate | null> {
    return (await loadCertificates(this.manager, [id]))[0] ?? null;
  }

  async insert(certificate: CertificateData): Promise<Certificate> {
    const row = this.manager.create(CertificateEntity, toCertificateRow({ ...certificate, version: 1 }));
    await this.manager.insert(CertificateEntity, row);
    const { id } = row;
    await this.manager.insert(CertificateFileEntity, toFileRows(id, certificate.form));
    await this.manager.insert(CertificateWordEntity, toWordRows(id, certificate));
    this.counts.inserted(certificate.status);
    return { ...certificate, id, version: 1 };
  }

  countDrafts(ownerId: number): Promise<number> {
    return this.manager.countBy(CertificateEntity, { owner_id: ownerId, status: 'Unverified' });
  }

  async update(before: Certificate, after: CertificateData): Promise<Certificate> {
    const { id, version } = before;
    const next: Certificate = { ...after, id, version: version + 1 };
    const free = endsAssignment(next.status) ? { assigned_to: null } : {};
    const columns = { ...changedColumns(toCertificateRow(before), toCertificateRow(next)), ...free };
    await updateVersioned(this.manager, CertificateEntity, before, columns);
    await this.replaceFiles(before, next);
    await this.replaceWords(before, next);
    this.counts.moved(before.status, next.status);
    return next;
  }

  async nameReason(id: number, rejectionReasonId: number | null): Promise<void> {
    await this.manager.update(CertificateEntity, { id }, { rejection_reason_id: rejectionReasonId });
  }

  async remove({ id, version, status }: Pick<Certificate, 'id' | 'version' | 'status'>): Promise<void> {
    // Its files and words are removed by their foreign keys.
    const removed = await this.manager.delete(CertificateEntity, { id, version });
    if (removed.affected !== 1) throw staleVersion();
    this.counts.removed(status);
  }

  async adopt(email: string, ownerId: number): Promise<Array<Pick<Certificate, 'id' | 'createdBy'>>> {
    await lockAddress(this.manager, normaliseEmail(email));
    const ownerless = { email_key: normaliseEmail(email), owner_id: IsNull() };
    // A new version: whoever is editing the ownerless record would otherwise save it without its owner again.
    const columns = { owner_id: ownerId, version: () => 'version + 1' };
    const select = { id: true, created_by: true } as const;
    const found = await this.manager.find(CertificateEntity, { select, where: ownerless, ...forUpdate(this.manager) });
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await this.manager.update(CertificateEntity, { id: In(ids) }, columns);
    return found.map(({ id, created_by }) => ({ id, createdBy: created_by }));
  }

  private async replaceFiles(before: Certificate, after: Certificate): Promise<void> {
    const rows = toFileRows(after.id, after.form);
    if (JSON.stringify(toFileRows(before.id, before.form)) === JSON.stringify(rows)) return;
    await this.manager.delete(CertificateFileEntity, { certificate_id: after.id });
    await this.manager.insert(CertificateFileEntity, rows);
  }

  private async replaceWords(before: Certificate, after: Certificate): Promise<void> {
    if (isFoundAlike(before, after)) return;
    await this.manager.delete(CertificateWordEntity, { certificate_id: after.id });
    await this.manager.insert(CertificateWordEntity, toWordRows(after.id, after));
  }
}

function isFoundAlike(one: Certificate, other: Certificate): boolean {
  const texts = ({ form, reportNumber }: Certificate) => {
    return [form.name, form.email, form.university, reportNumber];
  };
  const others = texts(other);
  return texts(one).every((text, place) => text === others[place]);
}

/** Of forty columns a change is about a few; the condition on the version says that the others are as they were. */
function changedColumns<Row extends object>(before: Row, after: Row): Partial<Row> {
  const names = Object.keys(after) as (keyof Row)[];
  return Object.fromEntries(
    names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]),
  ) as Partial<Row>;
}
