import { Injectable } from '@nestjs/common';
import type { FileId, StoredFile } from '../../domain/files/stored-file.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { Database } from '../../platform/db/database.js';
import { marks, type Sql, type Value } from '../../platform/db/sql.js';
import { SweepCursorEntity } from '../privacy/sweep-cursor.entity.js';
import { FileEntity } from './file.entity.js';
import { toFile, toFileRow } from './file.mapper.js';
import { FileReader, type FileStore, type StraySweep } from './file.repository.js';

/** In the order of the ids. */
async function find(sql: Sql, ids: readonly FileId[], condition: string, ending = ''): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const statement = `SELECT * FROM files WHERE id IN (${marks(ids)}) AND ${condition}${ending}`;
  const byId = new Map((await sql.rows<FileEntity>(statement, ids)).map((row) => [row.id, toFile(row)]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Everything that can name a file. */
export const UNUSED = `NOT EXISTS (SELECT 1 FROM certificate_files u WHERE u.file_id = files.id)
  AND NOT EXISTS (SELECT 1 FROM users u WHERE u.avatar = files.id)
  AND NOT EXISTS (SELECT 1 FROM reports u WHERE u.photo = files.id)
  AND NOT EXISTS (SELECT 1 FROM news_files u WHERE u.file_id = files.id)`;

const NAMED_FOR = `SELECT u.file_id FROM certificate_files u JOIN certificates c ON c.id = u.certificate_id
  WHERE u.file_id = ? AND c.owner_id = ? LIMIT 1`;

const STRAYS = 'stray-files';
const BEGINNING = { after_moment: 0, after_id: '' } as const;

type SliceRow = Pick<FileEntity, 'id' | 'created_at'>;

/** From the moment of the cursor to a later one, behind the file that the cursor names. */
export const OLD_FILES = `SELECT id, created_at FROM files
  WHERE discarded_at IS NULL AND created_at >= ? AND created_at < ? AND NOT (created_at = ? AND id <= ?)
  ORDER BY created_at, id LIMIT ?`;

export const LEFTOVERS = 'SELECT id FROM files WHERE discarded_at < ? ORDER BY discarded_at LIMIT ?';

@Injectable()
export class TypeOrmFileReader extends FileReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: FileId): Promise<StoredFile | null> {
    return (await this.findByIds([id]))[0] ?? null;
  }

  override findByIds(ids: readonly FileId[]): Promise<StoredFile[]> {
    return this.database.read((sql) => find(sql, ids, 'discarded_at IS NULL'));
  }

  override async isNamedFor(ownerId: number, id: FileId): Promise<boolean> {
    const row = await this.database.read((sql) => sql.first(NAMED_FOR, [id, ownerId]));
    return row !== null;
  }

  override findDiscarded(ids: readonly FileId[]): Promise<StoredFile[]> {
    return this.database.read((sql) => find(sql, ids, `discarded_at IS NOT NULL AND ${UNUSED}`));
  }
}

export class TypeOrmFileStore implements FileStore {
  constructor(private readonly sql: Sql) {}

  async announce(file: StoredFile): Promise<void> {
    await this.sql.insertAll(FileEntity, [toFileRow(file)]);
  }

  async admit(id: FileId): Promise<void> {
    const admitted = await this.sql.update(FileEntity, { discarded_at: null }, 'id = ?', [id]);
    if (admitted === 0) throw new DomainError('unavailable', message('file_late'));
  }

  lock(ids: readonly FileId[]): Promise<StoredFile[]> {
    // By id, so that two transactions never hold what the other waits for.
    return find(this.sql, ids, 'discarded_at IS NULL', ` ORDER BY id${this.sql.forUpdate}`);
  }

  async isUnused(id: FileId): Promise<boolean> {
    return (await this.sql.first(`SELECT id FROM files WHERE id = ? AND ${UNUSED}`, [id])) !== null;
  }

  async give(id: FileId, ownerId: number): Promise<void> {
    await this.sql.update(FileEntity, { owner_id: ownerId }, 'id = ?', [id]);
  }

  async discardUnused(ids: readonly FileId[], now: Date): Promise<FileId[]> {
    const locked = await this.lock(ids);
    return this.discard(
      locked.map((file) => file.id),
      now,
    );
  }

  async discardStrays(madeBefore: Date, limit: number, now: Date): Promise<StraySweep> {
    // Whoever holds it takes the next slice; the others wait for it and take the one after.
    const cursor = await this.sql.first<SweepCursorEntity>(
      `SELECT * FROM sweep_cursors WHERE name = ?${this.sql.forUpdate}`,
      [STRAYS],
    );
    const { after_moment: at, after_id: id } = cursor ?? BEGINNING;
    const slice = await this.sql.rows<SliceRow>(OLD_FILES, [at, madeBefore.getTime(), at, id, limit]);
    const last = slice.length < limit ? undefined : slice.at(-1);
    const next = last ? { after_moment: last.created_at, after_id: last.id } : BEGINNING;
    await this.sql.update(SweepCursorEntity, next, 'name = ?', [STRAYS]);
    return { discarded: await this.discardUnused(await this.unusedOf(slice), now), ended: last === undefined };
  }

  async takeLeftovers(discardedBefore: Date, limit: number, now: Date): Promise<FileId[]> {
    const rows = await this.sql.rows<{ id: string }>(`${LEFTOVERS}${this.sql.forUpdate}`, [
      discardedBefore.getTime(),
      limit,
    ]);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.setDiscarded(ids, now);
    return ids;
  }

  async deleteDiscarded(ids: readonly FileId[]): Promise<void> {
    if (ids.length === 0) return;
    await this.sql.change(`DELETE FROM files WHERE id IN (${marks(ids)}) AND discarded_at IS NOT NULL`, ids);
  }

  /** The uses are looked up after the files are locked, by a statement of its own: only then does it see every use there is. */
  private async discard(locked: readonly FileId[], now: Date): Promise<FileId[]> {
    if (locked.length === 0) return [];
    const unused = await this.unusedOf(locked.map((id) => ({ id })));
    if (unused.length === 0) return [];
    await this.setDiscarded(unused, now);
    return unused;
  }

  private async setDiscarded(ids: readonly FileId[], now: Date): Promise<void> {
    const values: Value[] = [now.getTime(), ...ids];
    await this.sql.change(`UPDATE files SET discarded_at = ? WHERE id IN (${marks(ids)})`, values);
  }

  private async unusedOf(files: ReadonlyArray<{ readonly id: FileId }>): Promise<FileId[]> {
    if (files.length === 0) return [];
    const ids = files.map(({ id }) => id);
    const statement = `SELECT id FROM files WHERE id IN (${marks(ids)}) AND ${UNUSED}`;
    return (await this.sql.rows<{ id: string }>(statement, ids)).map((row) => row.id);
  }
}
