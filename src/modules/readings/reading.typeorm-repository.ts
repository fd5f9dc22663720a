import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import type { FileKind } from '../../domain/files/file-kind.js';
import type { FileId } from '../../domain/files/stored-file.js';
import type { DocumentEdits } from '../../domain/reading/document-edits.js';
import type { ZoneFields } from '../../domain/reading/passport-zone.js';
import { READ_KINDS, type Reading, WANTED, type Wanted } from '../../domain/reading/reading.js';
import type { WordPlace } from '../../domain/reading/word-places.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { FileEntity } from '../files/file.entity.js';
import { ReadingEntity } from './reading.entity.js';
import { ReadingReader, type ReadingStore } from './reading.repository.js';

@Injectable()
export class TypeOrmReadingReader extends ReadingReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(hashes: readonly string[], reader: string): Promise<ReadonlyMap<string, Reading>> {
    const made = (await this.all(hashes)).filter((reading) => reading.reader === reader);
    return new Map(made.map((reading) => [reading.sha256, reading]));
  }

  override async all(hashes: readonly string[]): Promise<readonly Reading[]> {
    if (hashes.length === 0) return [];
    const where = { sha256: In(hashes) };
    return (await this.database.read((manager) => manager.find(ReadingEntity, { where }))).map(toReading);
  }

  override async unread(
    kinds: readonly FileKind[],
    reader: string,
    after: FileId,
    limit: number,
  ): Promise<readonly FileId[]> {
    const rows = await this.database.read((manager) => {
      const files = manager.createQueryBuilder(FileEntity, 'f');
      const read = files
        .subQuery()
        .select('1')
        .from(ReadingEntity, 'r')
        .where('r.sha256 = f.sha256 AND r.reader = :reader');
      return files
        .where({ kind: In(kinds), id: MoreThan(after), discarded_at: IsNull() })
        .andWhere(`NOT EXISTS ${read.getQuery()}`, { reader })
        .orderBy('f.id')
        .limit(limit)
        .getMany();
    });
    return rows.map(({ id }) => id);
  }

  override anyUnread(fileIds: readonly FileId[], readers: Readonly<Record<Wanted, string>>): Promise<boolean> {
    return this.database.read((manager) => {
      const files = manager.createQueryBuilder(FileEntity, 'f').where({ id: In(fileIds) });
      const read = files.subQuery().select('1').from(ReadingEntity, 'r').where('r.sha256 = f.sha256');
      const unread = WANTED.map(
        (wanted) =>
          `(f.kind IN (:...${wanted}) AND NOT EXISTS ${read.clone().andWhere(`r.reader = :${wanted}Reader`).getQuery()})`,
      );
      return files
        .andWhere(`(${unread.join(' OR ')})`, { ...READ_KINDS, zoneReader: readers.zone, textReader: readers.text })
        .getExists();
    });
  }

  override async walk(after: string, limit: number): Promise<{ orphaned: string[]; last: string | null }> {
    const read = await this.database.read((manager) =>
      manager
        .createQueryBuilder(ReadingEntity, 'r')
        .select('r.sha256', 'sha256')
        .distinct()
        .where({ sha256: MoreThan(after) })
        .orderBy('r.sha256')
        .limit(limit)
        .getRawMany<{ sha256: string }>(),
    );
    const hashes = read.map(({ sha256 }) => sha256);
    const orphaned = await this.database.read((manager) => withoutFile(manager, hashes));
    return { orphaned, last: hashes.at(-1) ?? null };
  }
}

async function withoutFile(manager: EntityManager, hashes: readonly string[]): Promise<string[]> {
  const kept = await manager.find(FileEntity, { select: { sha256: true }, where: { sha256: In(hashes) } });
  const known = new Set(kept.map(({ sha256 }) => sha256));
  return hashes.filter((hash) => !known.has(hash));
}

export class TypeOrmReadingStore implements ReadingStore {
  constructor(private readonly manager: EntityManager) {}

  async keep({ zone, places, codes, edits, readAt, ...reading }: Reading): Promise<void> {
    const row = {
      ...reading,
      zone: zone && JSON.stringify(zone),
      places: places.length > 0 ? JSON.stringify(places) : null,
      codes: codes.length > 0 ? JSON.stringify(codes) : null,
      edits: edits && JSON.stringify(edits),
      read_at: readAt.getTime(),
    };
    await this.manager.createQueryBuilder().insert().into(ReadingEntity).values(row).orIgnore().execute();
  }

  async forgetFailed(reader: string): Promise<void> {
    await this.manager.delete(ReadingEntity, { reader, result: 'failed' });
  }

  async forget(hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    const gone = await withoutFile(this.manager, hashes);
    if (gone.length > 0) await this.manager.delete(ReadingEntity, { sha256: In(gone) });
  }
}

function toReading({ zone, places, codes, edits, read_at, ...row }: ReadingEntity): Reading {
  return {
    ...row,
    zone: zone === null ? null : (JSON.parse(zone) as ZoneFields),
    places: places === null ? [] : (JSON.parse(places) as WordPlace[]),
    codes: codes === null ? [] : (JSON.parse(codes) as string[]),
    edits: edits === null ? null : (JSON.parse(edits) as DocumentEdits),
    readAt: toDate(read_at),
  };
}
