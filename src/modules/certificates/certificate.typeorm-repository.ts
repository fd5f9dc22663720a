import { normaliseEmail } from '../../domain/account/email.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { staleVersion } from '../../domain/shared/record-version.js';
import { marks, type Sql } from '../../platform/db/sql.js';
import { lockAddress } from '../users/address-lock.queries.js';
import { CertificateEntity, CertificateFileEntity } from './certificate.entity.js';
import {
  RECORD,
  toCertificate,
  toCertificateRow,
  toFileRows,
  toWordRows,
  type WholeRow,
} from './certificate.mapper.js';
import type { CertificateData, CertificateStore } from './certificate.repository.js';
import type { CertificateCounts } from './certificate-counts.queries.js';
import { CertificateWordEntity } from './certificate-word.entity.js';

/** One query, however many certificates. Those that exist, in the order of the ids. */
export async function loadCertificates(sql: Sql, ids: readonly number[]): Promise<Certificate[]> {
  if (ids.length === 0) return [];
  const rows = await sql.rows<WholeRow>(`SELECT ${RECORD} FROM certificates t WHERE t.id IN (${marks(ids)})`, ids);
  const byId = new Map(rows.map((row) => [row.id, toCertificate(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Made anew for each transaction. */
export class TypeOrmCertificateStore implements CertificateStore {
  constructor(
    private readonly sql: Sql,
    private readonly counts: CertificateCounts,
  ) {}

  async findById(id: number): Promise<Certificate | null> {
    return (await loadCertificates(this.sql, [id]))[0] ?? null;
  }

  async insert(certificate: CertificateData): Promise<Certificate> {
    const id = await this.sql.insert(CertificateEntity, toCertificateRow({ ...certificate, version: 1 }));
    await this.sql.insertAll(CertificateFileEntity, toFileRows(id, certificate.form));
    await this.sql.insertAll(CertificateWordEntity, toWordRows(id, certificate.form.name));
    this.counts.inserted(certificate.status);
    return { ...certificate, id, version: 1 };
  }

  async update(before: Certificate, after: CertificateData): Promise<Certificate> {
    const { id, version } = before;
    const next: Certificate = { ...after, id, version: version + 1 };
    const columns = changedColumns(toCertificateRow(before), toCertificateRow(next));
    const changed = await this.sql.update(CertificateEntity, columns, 'id = ? AND version = ?', [id, version]);
    if (changed !== 1) throw staleVersion();
    await this.replaceFiles(before, next);
    await this.replaceWords(before, next);
    this.counts.moved(before.status, next.status);
    return next;
  }

  async remove({ id, version, status }: Pick<Certificate, 'id' | 'version' | 'status'>): Promise<void> {
    // Its files and words are removed by their foreign keys.
    const removed = await this.sql.change('DELETE FROM certificates WHERE id = ? AND version = ?', [id, version]);
    if (removed !== 1) throw staleVersion();
    this.counts.removed(status);
  }

  async adopt(email: string, ownerId: number): Promise<number> {
    await lockAddress(this.sql.manager, normaliseEmail(email));
    // A new version: whoever is editing the ownerless record would otherwise save it without its owner again.
    return this.sql.change(
      'UPDATE certificates SET owner_id = ?, version = version + 1 WHERE email_key = ? AND owner_id IS NULL',
      [ownerId, normaliseEmail(email)],
    );
  }

  private async replaceFiles(before: Certificate, after: Certificate): Promise<void> {
    const rows = toFileRows(after.id, after.form);
    if (JSON.stringify(toFileRows(before.id, before.form)) === JSON.stringify(rows)) return;
    await this.sql.change('DELETE FROM certificate_files WHERE certificate_id = ?', [after.id]);
    await this.sql.insertAll(CertificateFileEntity, rows);
  }

  private async replaceWords(before: Certificate, after: Certificate): Promise<void> {
    if (before.form.name === after.form.name) return;
    await this.sql.change('DELETE FROM certificate_words WHERE certificate_id = ?', [after.id]);
    await this.sql.insertAll(CertificateWordEntity, toWordRows(after.id, after.form.name));
  }
}

/** Of forty columns a change is about a few; the condition on the version says that the others are as they were. */
function changedColumns<Row extends object>(before: Row, after: Row): Partial<Row> {
  const names = Object.keys(after) as (keyof Row)[];
  return Object.fromEntries(
    names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]),
  ) as Partial<Row>;
}
