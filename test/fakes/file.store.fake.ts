import { formFiles } from '../../src/domain/certificate/certificate.form.js';
import type { FileId, StoredFile } from '../../src/domain/files/stored-file.js';
import { message } from '../../src/domain/messages/message.js';
import { DomainError } from '../../src/domain/shared/domain-error.js';
import { FileReader, type FileStore, type StraySweep } from '../../src/modules/files/file.repository.js';
import type { MemoryTables } from './memory.tables.js';

function find(tables: MemoryTables, ids: readonly FileId[], discarded: boolean): StoredFile[] {
  return [...new Set(ids)].flatMap((id) => {
    const row = tables.files.get(id);
    if (!row || (row.discardedAt !== null) !== discarded) return [];
    const { discardedAt: _, ...file } = row;
    return [file];
  });
}

export class InMemoryFileReader extends FileReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: FileId): Promise<StoredFile | null> {
    return find(this.tables, [id], false)[0] ?? null;
  }

  async findByIds(ids: readonly FileId[]): Promise<StoredFile[]> {
    return find(this.tables, ids, false);
  }

  async isNamedFor(ownerId: number, id: FileId): Promise<boolean> {
    const records = [...this.tables.certificates.values()].filter((record) => record.ownerId === ownerId);
    return records.some(({ form }) => formFiles(form).some((file) => file.id === id));
  }

  async findDiscarded(ids: readonly FileId[]): Promise<StoredFile[]> {
    const used = namesOfFiles(this.tables);
    return find(this.tables, ids, true).filter(({ id }) => !used.has(id));
  }
}

export class InMemoryFileStore implements FileStore {
  constructor(private readonly tables: MemoryTables) {}

  async announce(file: StoredFile): Promise<void> {
    if (this.tables.files.has(file.id)) throw new Error(`There is a file ${file.id} already`);
    this.tables.files.set(file.id, { ...file, discardedAt: file.createdAt });
  }

  async admit(id: FileId): Promise<void> {
    const file = this.tables.files.get(id);
    if (!file) throw new DomainError('unavailable', message('file_late'));
    this.tables.files.set(id, { ...file, discardedAt: null });
  }

  async lock(ids: readonly FileId[]): Promise<StoredFile[]> {
    return find(this.tables, ids, false);
  }

  async isUnused(id: FileId): Promise<boolean> {
    return this.tables.files.has(id) && !namesOfFiles(this.tables).has(id);
  }

  async give(id: FileId, ownerId: number): Promise<void> {
    const file = this.tables.files.get(id);
    if (file) this.tables.files.set(id, { ...file, ownerId });
  }

  async discardUnused(ids: readonly FileId[], now: Date): Promise<FileId[]> {
    const used = namesOfFiles(this.tables);
    const unused = find(this.tables, ids, false).filter((file) => !used.has(file.id));
    for (const file of unused) this.tables.files.set(file.id, { ...file, discardedAt: now });
    return unused.map((file) => file.id);
  }

  async discardStrays(madeBefore: Date, limit: number, now: Date): Promise<StraySweep> {
    const cursor = this.tables.straysAfter;
    const slice = [...this.tables.files.values()]
      .filter((file) => !file.discardedAt && file.createdAt < madeBefore && (!cursor || byAge(cursor, file) < 0))
      .sort(byAge)
      .slice(0, limit);
    const last = slice.length < limit ? undefined : slice.at(-1);
    this.tables.straysAfter = last ? { createdAt: last.createdAt, id: last.id } : null;
    const discarded = await this.discardUnused(
      slice.map((file) => file.id),
      now,
    );
    return { discarded, ended: last === undefined };
  }

  async takeLeftovers(discardedBefore: Date, limit: number, now: Date): Promise<FileId[]> {
    const left = [...this.tables.files.values()]
      .filter(({ discardedAt }) => discardedAt && discardedAt < discardedBefore)
      .sort((one, other) => Number(one.discardedAt) - Number(other.discardedAt))
      .slice(0, limit);
    for (const file of left) this.tables.files.set(file.id, { ...file, discardedAt: now });
    return left.map(({ id }) => id);
  }

  async deleteDiscarded(ids: readonly FileId[]): Promise<void> {
    for (const id of ids) if (this.tables.files.get(id)?.discardedAt) this.tables.files.delete(id);
  }
}

/** Everything that is named by anything. */
function namesOfFiles(tables: MemoryTables): ReadonlySet<FileId | null> {
  return new Set([
    ...[...tables.certificates.values()].flatMap(({ form }) => formFiles(form).map(({ id }) => id)),
    ...[...tables.users.values()].map((user) => user.avatar),
    ...[...tables.reports.values()].map((report) => report.photo),
    ...[...tables.news.values()].flatMap(({ article, images }) => [article.preview, ...images]),
  ]);
}

function byAge(one: Pick<StoredFile, 'createdAt' | 'id'>, other: Pick<StoredFile, 'createdAt' | 'id'>): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id));
}
