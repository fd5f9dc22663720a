import { Injectable } from '@nestjs/common';
import type { FileId, StoredFile } from '../../domain/files/stored-file.js';
import { FileReader, type FileStore } from '../../ports/file.store.js';
import { Database } from './database.js';
import { FileEntity, type FileRow } from './entities/file.entity.js';
import { toDate } from './moments.js';
import { marks, type Sql, type Value } from './sql.js';

function toFile(row: FileRow): StoredFile {
  return {
    id: row.id,
    ownerId: row.owner_id,
    kind: row.kind,
    type: row.type,
    size: row.size,
    sha256: row.sha256,
    key: row.storage_key,
    originalName: row.original_name,
    createdAt: toDate(row.created_at),
  };
}

/** In the order of the ids. */
async function find(sql: Sql, ids: readonly FileId[], condition: string, ending = ''): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const statement = `SELECT * FROM files WHERE id IN (${marks(ids)}) AND ${condition}${ending}`;
  const byId = new Map((await sql.rows<FileRow>(statement, ids)).map((row) => [row.id, toFile(row)]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Everything that can name a file. */
const UNUSED = `NOT EXISTS (SELECT 1 FROM certificate_files u WHERE u.file_id = files.id)
  AND NOT EXISTS (SELECT 1 FROM users u WHERE u.avatar = files.id)
  AND NOT EXISTS (SELECT 1 FROM reports u WHERE u.photo = files.id)
  AND NOT EXISTS (SELECT 1 FROM news_files u WHERE u.file_id = files.id)`;

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

  override findDiscarded(ids: readonly FileId[]): Promise<StoredFile[]> {
    return this.database.read((sql) => find(sql, ids, 'discarded_at IS NOT NULL'));
  }
}

export class TypeOrmFileStore implements FileStore {
  constructor(private readonly sql: Sql) {}

  async insert(file: StoredFile): Promise<void> {
    const row: FileRow = {
      id: file.id,
      owner_id: file.ownerId,
      kind: file.kind,
      type: file.type,
      size: file.size,
      sha256: file.sha256,
      storage_key: file.key,
      original_name: file.originalName,
      created_at: file.createdAt.getTime(),
      discarded_at: null,
    };
    await this.sql.insertAll(FileEntity, [row]);
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

  async discardStrays(madeBefore: Date, limit: number, now: Date): Promise<FileId[]> {
    const strays = await this.sql.rows<{ id: string }>(
      `SELECT id FROM files WHERE discarded_at IS NULL AND created_at < ? AND ${UNUSED} ORDER BY created_at LIMIT ?`,
      [madeBefore.getTime(), limit],
    );
    return this.discardUnused(
      strays.map((row) => row.id),
      now,
    );
  }

  async deleteDiscarded(ids: readonly FileId[]): Promise<void> {
    if (ids.length === 0) return;
    await this.sql.change(`DELETE FROM files WHERE id IN (${marks(ids)}) AND discarded_at IS NOT NULL`, ids);
  }

  /** The uses are looked up after the files are locked, by a statement of its own: only then does it see every use there is. */
  private async discard(locked: readonly FileId[], now: Date): Promise<FileId[]> {
    if (locked.length === 0) return [];
    const statement = `SELECT id FROM files WHERE id IN (${marks(locked)}) AND ${UNUSED}`;
    const unused = (await this.sql.rows<{ id: string }>(statement, locked)).map((row) => row.id);
    if (unused.length === 0) return [];
    const values: Value[] = [now.getTime(), ...unused];
    await this.sql.change(`UPDATE files SET discarded_at = ? WHERE id IN (${marks(unused)})`, values);
    return unused;
  }
}
