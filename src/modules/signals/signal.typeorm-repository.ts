import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOperator, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { formFiles } from '../../domain/certificate/certificate.form.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { SHOWING_STATUSES } from '../../domain/certificate/stamping.js';
import type { OtherApplication, SharedFile } from '../../domain/signal/find-signals.js';
import type { NewSignal, Signal } from '../../domain/signal/signal.js';
import { CHECKED_GROUPS, filesOf } from '../../domain/verdict/checks.js';
import { nameKey } from '../../platform/db/columns.js';
import { Database } from '../../platform/db/database.js';
import { ownMoment, serverMoment } from '../../platform/db/server-clock.js';
import { CertificateEntity, CertificateFileEntity } from '../certificates/certificate.entity.js';
import { numberKey } from '../certificates/certificate.mapper.js';
import { FileEntity } from '../files/file.entity.js';
import { SignalEntity, SignalLookEntity } from './signal.entity.js';
import { toRow, toSignal } from './signal.mapper.js';
import { type Common, type NamedApplication, SignalReader, type SignalStore } from './signal.repository.js';

/** Of those that have something in common, more are not looked at. */
const MOST = 100;
/** Of those who were born on one day; two hundred are beside a million. */
const MOST_OF_A_DAY = 500;

@Injectable()
export class TypeOrmSignalReader extends SignalReader {
  constructor(private readonly database: Database) {
    super();
  }

  override on(certificateId: number): Promise<readonly Signal[]> {
    return this.database.read((manager) => find(manager, certificateId));
  }

  override async findById(id: number): Promise<Signal | null> {
    const row = await this.database.read((manager) => manager.findOneBy(SignalEntity, { id }));
    return row && toSignal(row);
  }

  override async lookOn(certificateId: number): Promise<Date | null> {
    const look = await this.database.read((manager) =>
      manager.findOneBy(SignalLookEntity, { certificate_id: certificateId }),
    );
    return look && ownMoment(this.database.writer, look.began_at);
  }

  override common(certificate: Certificate, called: readonly string[] = []): Promise<Common> {
    const { passport, certNo, university } = certificate.form;
    const universityKey = nameKey(university ?? '') || null;
    return this.database.read(async (manager) => ({
      samePassport: await others(manager, certificate, { passport_key: numberKey(passport ?? '') }),
      sameCertificate: await others(manager, certificate, {
        cert_no_key: numberKey(certNo ?? ''),
        university_key: universityKey && In([...new Set([universityKey, ...called.map(nameKey)])]),
      }),
      sameFile: await withSameFile(manager, certificate),
      sameBirth: await bornTheSameDay(manager, certificate),
    }));
  }

  override async hasVerification(certificate: Certificate): Promise<boolean> {
    const showing = { type: 'verification', status: In(SHOWING_STATUSES) } as const;
    return (await this.ofHolder(certificate, showing, 1)).length > 0;
  }

  override stampingsBeside(certificate: Certificate): Promise<readonly number[]> {
    return this.ofHolder(certificate, { type: 'stamping', status: 'Verifying' }, MOST);
  }

  override reviewedWith(sha256: string): Promise<readonly number[]> {
    return this.reviewed('sha256', sha256);
  }

  override reviewedWithPixels(pixels: string): Promise<readonly number[]> {
    return this.reviewed('pixels', pixels);
  }

  private async reviewed(sort: keyof Digests, digest: string): Promise<number[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(CertificateEntity, 'c')
        .innerJoin(CertificateFileEntity, 'cf', 'cf.certificate_id = c.id')
        .innerJoin(FileEntity, 'f', 'f.id = cf.file_id')
        .where(`f.${sort} = :digest`, { digest })
        .andWhere({ status: 'Verifying' })
        .select('DISTINCT c.id', 'id')
        .getRawMany<{ id: number }>(),
    );
    return rows.map(({ id }) => id);
  }

  private async ofHolder(certificate: Certificate, narrowed: Where, take: number): Promise<number[]> {
    const where = ofHolder(certificate, narrowed);
    if (where.length === 0) return [];
    const asked = { select: { id: true }, where, take } as const;
    const rows = await this.database.read((manager) => manager.find(CertificateEntity, asked));
    return rows.map(({ id }) => id);
  }
}

export class TypeOrmSignalStore implements SignalStore {
  constructor(private readonly manager: EntityManager) {}

  on(certificateId: number): Promise<readonly Signal[]> {
    return find(this.manager, certificateId);
  }

  async noteLook(certificateId: number, beganAt: Date): Promise<boolean> {
    const row = { certificate_id: certificateId, began_at: serverMoment(this.manager.dataSource, beganAt) };
    const known = await this.manager.findOneBy(SignalLookEntity, { certificate_id: certificateId });
    if (known && known.began_at > row.began_at) return false;
    await this.manager.upsert(SignalLookEntity, row, ['certificate_id']);
    return true;
  }

  async add(signals: readonly NewSignal[]): Promise<void> {
    await this.manager.insert(SignalEntity, signals.map(toRow));
  }

  async update({ id, state, note, officerId, settledAt }: Signal): Promise<void> {
    const changed = { state, note, officer_id: officerId, settled_at: settledAt?.getTime() ?? null };
    await this.manager.update(SignalEntity, { id }, changed);
  }

  async take(signals: readonly Signal[], officerId: number, at: Date): Promise<void> {
    if (signals.length === 0) return;
    const taken = { state: 'taken', officer_id: officerId, settled_at: at.getTime() } as const;
    await this.manager.update(SignalEntity, { id: In(signals.map(({ id }) => id)) }, taken);
  }

  async forget(certificateId: number): Promise<void> {
    await this.manager.delete(SignalEntity, { certificate_id: certificateId });
    await this.manager.delete(SignalLookEntity, { certificate_id: certificateId });
  }
}

async function find(manager: EntityManager, certificateId: number): Promise<Signal[]> {
  const rows = await manager.find(SignalEntity, { where: { certificate_id: certificateId }, order: { id: 'DESC' } });
  return rows.map(toSignal);
}

type Key = string | FindOperator<string> | null;
type Keys = { readonly [K in 'passport_key' | 'cert_no_key' | 'university_key']?: Key };

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

async function withSameFile(manager: EntityManager, { id, form }: Certificate): Promise<SharedFile[]> {
  const ids = formFiles(form).map((file) => file.id);
  if (ids.length === 0) return [];
  const select = { id: true, sha256: true, pixels: true } as const;
  const own = await manager.find(FileEntity, { select, where: { id: In(ids) } });
  const rows = [...(await withDigests(manager, id, 'sha256', own)), ...(await withDigests(manager, id, 'pixels', own))];
  return rows.flatMap(({ file, ...row }) => {
    const same = own.filter((one) => one.sha256 === file.sha256 || (one.pixels !== null && one.pixels === file.pixels));
    const isSame = (name: string) => same.some((one) => one.id === name);
    return CHECKED_GROUPS.filter((group) => filesOf(form, group).some(isSame)).map((group) => ({
      ...toOther(row),
      group,
    }));
  });
}

type Digests = Pick<FileEntity, 'sha256' | 'pixels'>;

/** Others that name a file with the same digest of one sort; each sort has an index of its own. */
async function withDigests(
  manager: EntityManager,
  id: number,
  sort: keyof Digests,
  own: readonly Digests[],
): Promise<Array<Owned & { readonly file: Digests }>> {
  const digests = own.map((file) => file[sort]).filter((digest) => digest !== null);
  if (digests.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(CertificateEntity, 'c')
    .innerJoin(CertificateFileEntity, 'cf', 'cf.certificate_id = c.id')
    .innerJoin(FileEntity, 'f', 'f.id = cf.file_id')
    .where(`f.${sort} IN (:...digests)`, { digests })
    .andWhere({ id: Not(id), applied_at: Not(IsNull()) })
    .select(['c.id AS id', 'c.owner_id AS owner_id', 'c.email AS email', 'f.sha256 AS sha256', 'f.pixels AS pixels'])
    .distinct()
    .orderBy('c.id')
    .limit(MOST)
    .getRawMany<Owned & Digests>();
  return rows.map(({ sha256, pixels, ...row }) => ({ ...row, file: { sha256, pixels } }));
}

/** The newest of them. */
async function bornTheSameDay(manager: EntityManager, { id, form }: Certificate): Promise<NamedApplication[]> {
  if (form.birth === null || form.name === null) return [];
  const rows = await manager.find(CertificateEntity, {
    select: { id: true, owner_id: true, email: true, name: true },
    where: { birth: form.birth, id: Not(id), applied_at: Not(IsNull()) },
    order: { id: 'DESC' },
    take: MOST_OF_A_DAY,
  });
  return rows.map((row) => ({ ...toOther(row), name: row.name }));
}

type Where = FindOptionsWhere<CertificateEntity>;

/** Records of the same account, or with the same passport. */
function ofHolder({ ownerId, form }: Certificate, narrowed: Where): Where[] {
  const passport = numberKey(form.passport ?? '');
  return [
    ...(ownerId === null ? [] : [{ ...narrowed, owner_id: ownerId }]),
    ...(passport === null ? [] : [{ ...narrowed, passport_key: passport }]),
  ];
}

type Owned = Pick<CertificateEntity, 'id' | 'owner_id' | 'email'>;

function toOther({ id, owner_id, email }: Owned): OtherApplication {
  return { id, ownerId: owner_id, email };
}
