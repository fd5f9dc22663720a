import type { FileId, StoredFile } from '../domain/files/stored-file.js';

export abstract class FileReader {
  /** A file that has not been discarded. */
  abstract findById(id: FileId): Promise<StoredFile | null>;
  abstract findByIds(ids: readonly FileId[]): Promise<StoredFile[]>;
  /** Discarded files among the ids, whose bytes and rows are to be deleted. */
  abstract findDiscarded(ids: readonly FileId[]): Promise<StoredFile[]>;
}

export interface FileStore {
  insert(file: StoredFile): Promise<void>;
  /** Those of the ids that exist and are not discarded, locked against being discarded until the transaction ends. */
  lock(ids: readonly FileId[]): Promise<StoredFile[]>;
  /** Whether nothing names a file; it stays so as long as the file is locked. */
  isUnused(id: FileId): Promise<boolean>;
  /** Gives a locked file to another owner. */
  give(id: FileId, ownerId: number): Promise<void>;
  /** Marks those of the files as discarded that no record, report, profile or article names; answers their ids. */
  discardUnused(ids: readonly FileId[], now: Date): Promise<FileId[]>;
  /** The same for every file made before `madeBefore`, at most `limit` of them. */
  discardStrays(madeBefore: Date, limit: number, now: Date): Promise<FileId[]>;
  /** Deletes the rows of discarded files. */
  deleteDiscarded(ids: readonly FileId[]): Promise<void>;
}
