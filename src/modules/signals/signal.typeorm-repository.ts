import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { formFiles } from '../../domain/certificate/certificate.form.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { OtherApplication } from '../../domain/signal/find-signals.js';
import type { NewSignal, Signal, SignalKind } from '../../domain/signal/signal.js';
import { nameKey } from '../../platform/db/columns.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { CertificateEntity, CertificateFileEntity } from '../certificates/certificate.entity.js';
import { numberKey } from '../certificates/certificate.mapper.js';
import { FileEntity } from '../files/file.entity.js';
import { SignalEntity } from './signal.entity.js';
import { type Common, SignalReader, type SignalStore } from './signal.repository.js';

/** Of those that have something in common, more are not looked at. */
const MOST = 100;

@Injectable()
export class TypeOrmSignalReader extends SignalReader {
  constructor(private readonly database: Database) {
    super();
  }

  override on(certificateId: number): Promise<readonly Signal[]> {
    return this.database.read((manager) => find(manager, certificateId));
  }

  override common(certificate: Certificate): Promise<Common> {
    const { passport, certNo, university } = certificate.form;
    return this.database.read(async (manager) => ({
      samePassport: await others(manager, certificate, { passport_key: numberKey(passport ?? '') }),
      sameCertificate: await others(manager, certificate, {
        cert_no_key: numberKey(certNo ?? ''),
        university_key: nameKey(university ?? '') || null,
      }),
      sameFile: await withSameFile(manager, certificate),
    }));
  }

  override async reviewedWith(sha256: string): Promise<readonly number[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(CertificateEntity, 'c')
        .innerJoin(CertificateFileEntity, 'cf', 'cf.certificate_id = c.id')
        .innerJoin(FileEntity, 'f', 'f.id = cf.file_id')
        .where('f.sha256 = :sha256', { sha256 })
        .andWhere({ status: 'Verifying' })
        .select('DISTINCT c.id', 'id')
        .getRawMany<{ id: number }>(),
    );
    return rows.map(({ id }) => id);
  }
}

export class TypeOrmSignalStore implements SignalStore {
  constructor(private readonly manager: EntityManager) {}

  on(certificateId: number): Promise<readonly Signal[]> {
    return find(this.manager, certificateId);
  }

  async add(signals: readonly NewSignal[]): Promise<void> {
    await this.manager.insert(SignalEntity, signals.map(toRow));
  }

  async update({ id, state, note, officerId, settledAt }: Signal): Promise<void> {
    const changed = { state, note, officer_id: officerId, settled_at: settledAt?.getTime() ?? null };
    await this.manager.update(SignalEntity, { id }, changed);
  }

  async take(certificateId: number, kinds: readonly SignalKind[], officerId: number, at: Date): Promise<void> {
    const open = { certificate_id: certificateId, kind: In(kinds), state: 'open' as const };
    await this.manager.update(SignalEntity, open, { state: 'taken', officer_id: officerId, settled_at: at.getTime() });
  }

  async forget(certificateId: number): Promise<void> {
    await this.manager.delete(SignalEntity, { certificate_id: certificateId });
  }
}

async function find(manager: EntityManager, certificateId: number): Promise<Signal[]> {
  const rows = await manager.find(SignalEntity, { where: { certificate_id: certificateId }, order: { id: 'DESC' } });
  return rows.map(toSignal);
}

type Keys = { readonly [K in 'passport_key' | 'cert_no_key' | 'university_key']?: string | null };

/** Others that were applied for once, and have the same keys; none where there is no key. */
async function others(manager: EntityManager, { id }: Certificate, keys: Keys): Promise<OtherApplication[]> {
  if (Object.values(keys).includes(null)) return [];
  const rows = await manager
    .createQueryBuilder(CertificateEntity, 'c')
    .where(keys)
    .andWhere({ id: Not(id), applied_at: Not(IsNull()) })
    .select(['c.id', 'c.owner_id', 'c.email'])
    .orderBy('c.id')
    .take(MOST)
    .getMany();
  return rows.map(toOther);
}

async function withSameFile(manager: EntityManager, { id, form }: Certificate): Promise<OtherApplication[]> {
  const ids = formFiles(form).map((file) => file.id);
  if (ids.length === 0) return [];
  const own = await manager.find(FileEntity, { select: { sha256: true }, where: { id: In(ids) } });
  const rows = await manager
    .createQueryBuilder(CertificateEntity, 'c')
    .innerJoin(CertificateFileEntity, 'cf', 'cf.certificate_id = c.id')
    .innerJoin(FileEntity, 'f', 'f.id = cf.file_id')
    .where('f.sha256 IN (:...hashes)', { hashes: own.map(({ sha256 }) => sha256) })
    .andWhere({ id: Not(id), applied_at: Not(IsNull()) })
    .select(['c.id', 'c.owner_id', 'c.email'])
    .orderBy('c.id')
    .take(MOST)
    .getMany();
  return rows.map(toOther);
}

function toOther({ id, owner_id, email }: CertificateEntity): OtherApplication {
  return { id, ownerId: owner_id, email };
}

function toSignal(row: SignalEntity): Signal {
  return {
    id: row.id,
    certificateId: row.certificate_id,
    kind: row.kind,
    evidence: JSON.parse(row.evidence) as Signal['evidence'],
    state: row.state,
    note: row.note,
    officerId: row.officer_id,
    foundAt: toDate(row.found_at),
    settledAt: row.settled_at === null ? null : toDate(row.settled_at),
  };
}

function toRow(signal: NewSignal): Omit<SignalEntity, 'id'> {
  return {
    certificate_id: signal.certificateId,
    kind: signal.kind,
    evidence: JSON.stringify(signal.evidence),
    state: signal.state,
    note: signal.note,
    officer_id: signal.officerId,
    found_at: signal.foundAt.getTime(),
    settled_at: signal.settledAt?.getTime() ?? null,
  };
}
