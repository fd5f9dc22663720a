import { Injectable } from '@nestjs/common';
import {
  type EntityManager,
  In,
  IsNull,
  LessThan,
  MoreThan,
  MoreThanOrEqual,
  Not,
  type SelectQueryBuilder,
} from 'typeorm';
import { NAMED_KINDS } from '../../domain/certificate/certificate.form.js';
import { PICTURE_TYPES } from '../../domain/files/file-kind.js';
import type { FileId, StoredFile } from '../../domain/files/stored-file.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { CertificateEntity, CertificateFileEntity } from '../certificates/certificate.entity.js';
import { ConfirmationAnswerEntity } from '../confirmations/confirmation.entity.js';
import { NewsFileEntity } from '../news/news.entity.js';
import { SweepCursorEntity } from '../privacy/sweep-cursor.entity.js';
import { ProposalEntity } from '../proposals/proposal.entity.js';
import { ReportEntity } from '../reports/report.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { FileEntity } from './file.entity.js';
import { toFile, toFileRow } from './file.mapper.js';
import { FileReader, type FileStore, type OrphanSweep } from './file.repository.js';

/** Everything that can name a file, by its column; besides, a proposal that has not ended names a photo. */
const USES = [
  [CertificateFileEntity, 'file_id'],
  [UserEntity, 'avatar'],
  [ReportEntity, 'photo'],
  [NewsFileEntity, 'file_id'],
  [ConfirmationAnswerEntity, 'file_id'],
] as const;

/** Those that the owner of a record may look at: what it names, and what its reports show. */
const OWNED_USES = [
  [CertificateFileEntity, 'file_id'],
  [ReportEntity, 'photo'],
] as const;

/** Files, as `f`, that nothing names. */
export function unusedFiles(manager: EntityManager): SelectQueryBuilder<FileEntity> {
  const query = manager.createQueryBuilder(FileEntity, 'f');
  for (const [Entity, column] of USES) {
    const uses = query.subQuery().select('1').from(Entity, 'u').where(`u.${column} = f.id`);
    query.andWhere(`NOT EXISTS ${uses.getQuery()}`);
  }
  const waiting = query
    .subQuery()
    .select('1')
    .from(ProposalEntity, 'u')
    .innerJoin(CertificateEntity, 'c', 'c.id = u.certificate_id AND c.version = u.version')
    // Whoever settles one takes the photo out of its row, but processes of 1.0.0.
    .where("u.photo = f.id AND u.state = 'proposed'");
  return query.andWhere(`NOT EXISTS ${waiting.getQuery()}`);
}

/** From the moment of the cursor to a later one, behind the file that the cursor names. */
function oldFiles(manager: EntityManager, after: Cursor, madeBefore: Date): SelectQueryBuilder<FileEntity> {
  return manager
    .createQueryBuilder(FileEntity, 'f')
    .where({ discarded_at: IsNull() })
    .andWhere('f.created_at >= :after_moment AND f.created_at < :before')
    .andWhere('NOT (f.created_at = :after_moment AND f.id <= :after_id)')
    .setParameters({ ...after, before: madeBefore.getTime() })
    .orderBy({ 'f.created_at': 'ASC', 'f.id': 'ASC' });
}

type Cursor = Pick<SweepCursorEntity, 'after_moment' | 'after_id'>;

const ORPHANS = 'stray-files';
const BEGINNING: Cursor = { after_moment: 0, after_id: '' };

const idsOf = (rows: ReadonlyArray<{ readonly id: FileId }>) => rows.map(({ id }) => id);

function inOrderOf(ids: readonly FileId[], rows: readonly FileEntity[]): StoredFile[] {
  const byId = new Map(rows.map((row) => [row.id, toFile(row)]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

@Injectable()
export class TypeOrmFileReader extends FileReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: FileId): Promise<StoredFile | null> {
    return (await this.findByIds([id]))[0] ?? null;
  }

  override async findByIds(ids: readonly FileId[]): Promise<StoredFile[]> {
    const kept = { id: In(ids), discarded_at: IsNull() };
    return inOrderOf(ids, await this.database.read((manager) => manager.findBy(FileEntity, kept)));
  }

  override isNamedFor(ownerId: number, id: FileId): Promise<boolean> {
    return this.database.read(async (manager) => {
      for (const [Entity, column] of OWNED_USES) {
        const uses = manager
          .createQueryBuilder(Entity, 'u')
          .innerJoin(CertificateEntity, 'c', 'c.id = u.certificate_id')
          .where(`u.${column} = :id AND c.owner_id = :ownerId`, { id, ownerId });
        if (await uses.getExists()) return true;
      }
      return false;
    });
  }

  override async uploadedSince(ownerId: number, since: Date): Promise<number> {
    const where = { owner_id: ownerId, created_at: MoreThanOrEqual(since.getTime()) };
    return Number(await this.database.read((manager) => manager.sum(FileEntity, 'size', where)));
  }

  override async withoutPixels(after: FileId, limit: number): Promise<readonly FileId[]> {
    const where = {
      id: MoreThan(after),
      kind: In(NAMED_KINDS),
      type: In(PICTURE_TYPES),
      pixels: IsNull(),
      discarded_at: IsNull(),
    };
    const asked = { select: { id: true }, where, order: { id: 'ASC' }, take: limit } as const;
    return idsOf(await this.database.read((manager) => manager.find(FileEntity, asked)));
  }

  override async findDiscarded(ids: readonly FileId[]): Promise<StoredFile[]> {
    const discarded = { id: In(ids), discarded_at: Not(IsNull()) };
    const rows = await this.database.read((manager) => unusedFiles(manager).andWhere(discarded).getMany());
    return inOrderOf(ids, rows);
  }
}

export class TypeOrmFileStore implements FileStore {
  constructor(private readonly manager: EntityManager) {}

  async announce(file: StoredFile): Promise<void> {
    await this.manager.insert(FileEntity, toFileRow(file));
  }

  async admit(id: FileId): Promise<void> {
    const { affected } = await this.manager.update(FileEntity, { id }, { discarded_at: null });
    if (affected === 0) throw new DomainError('unavailable', message('file_late'));
  }

  async notePixels(sha256: string, pixels: string): Promise<void> {
    await this.manager.update(FileEntity, { sha256, pixels: IsNull() }, { pixels });
  }

  async lock(ids: readonly FileId[]): Promise<StoredFile[]> {
    if (ids.length === 0) return [];
    const rows = await this.manager.find(FileEntity, {
      where: { id: In(ids), discarded_at: IsNull() },
      // By id, so that two transactions never hold what the other waits for.
      order: { id: 'ASC' },
      ...forUpdate(this.manager),
    });
    return inOrderOf(ids, rows);
  }

  isUnused(id: FileId): Promise<boolean> {
    return unusedFiles(this.manager).andWhere({ id }).getExists();
  }

  async give(id: FileId, ownerId: number): Promise<void> {
    await this.manager.update(FileEntity, { id }, { owner_id: ownerId });
  }

  async discardUnused(ids: readonly FileId[], now: Date): Promise<FileId[]> {
    const locked = await this.lock(ids);
    // The uses are looked up after the files are locked, by a statement of its own: only then does it see every use
    // there is.
    const unused = await this.unusedOf(locked);
    await this.setDiscarded(unused, now);
    return unused;
  }

  async discardOrphans(madeBefore: Date, limit: number, now: Date): Promise<OrphanSweep> {
    // Whoever holds it takes the next slice; the others wait for it and take the one after.
    const cursor = await this.manager.findOne(SweepCursorEntity, {
      where: { name: ORPHANS },
      ...forUpdate(this.manager),
    });
    const slice = await oldFiles(this.manager, cursor ?? BEGINNING, madeBefore)
      .limit(limit)
      .getMany();
    const last = slice.length < limit ? undefined : slice.at(-1);
    const next = last ? { after_moment: last.created_at, after_id: last.id } : BEGINNING;
    await this.manager.update(SweepCursorEntity, { name: ORPHANS }, next);
    return { discarded: await this.discardUnused(await this.unusedOf(slice), now), ended: last === undefined };
  }

  async takeLeftovers(discardedBefore: Date, limit: number, now: Date): Promise<FileId[]> {
    const rows = await this.manager.find(FileEntity, {
      where: { discarded_at: LessThan(discardedBefore.getTime()) },
      order: { discarded_at: 'ASC' },
      take: limit,
      ...forUpdate(this.manager),
    });
    await this.setDiscarded(idsOf(rows), now);
    return idsOf(rows);
  }

  async deleteDiscarded(ids: readonly FileId[]): Promise<void> {
    await this.manager.delete(FileEntity, { id: In(ids), discarded_at: Not(IsNull()) });
  }

  private async setDiscarded(ids: readonly FileId[], now: Date): Promise<void> {
    if (ids.length > 0) await this.manager.update(FileEntity, { id: In(ids) }, { discarded_at: now.getTime() });
  }

  private async unusedOf(files: ReadonlyArray<{ readonly id: FileId }>): Promise<FileId[]> {
    if (files.length === 0) return [];
    const query = unusedFiles(this.manager).andWhere({ id: In(idsOf(files)) });
    return idsOf(await query.getMany());
  }
}
