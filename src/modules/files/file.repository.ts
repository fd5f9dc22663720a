import type { FileId, StoredFile } from '../../domain/files/stored-file.js';

export abstract class FileReader {
  /** A file that has not been discarded. */
  abstract findById(id: FileId): Promise<StoredFile | null>;
  abstract findByIds(ids: readonly FileId[]): Promise<StoredFile[]>;
  /** Whether a record of this owner names the file, or a report of it shows it. */
  abstract isNamedFor(ownerId: number, id: FileId): Promise<boolean>;
  /** What is kept of what an owner has uploaded from a moment on, in bytes. */
  abstract uploadedSince(ownerId: number, since: Date): Promise<number>;
  /** At most `limit` pictures of applications without a digest of their points, by id, after one of them. */
  abstract withoutPixels(after: FileId, limit: number): Promise<readonly FileId[]>;
  /**
   * Discarded files among the ids, whose bytes and rows are to be deleted. One that is named all the same is not among
   * them: the mark is wrong.
   */
  abstract findDiscarded(ids: readonly FileId[]): Promise<StoredFile[]>;
}

/** What came of looking through one slice of the files. */
export interface OrphanSweep {
  readonly discarded: FileId[];
  /** Whether this was the last slice of a walk through all of them. */
  readonly ended: boolean;
}

export interface FileStore {
  /**
   * Notes a file whose bytes are still to be stored: it counts as discarded, at the moment it was made, until it is
   * admitted.
   */
  announce(file: StoredFile): Promise<void>;
  /** @throws DomainError `unavailable` where the row is gone: the bytes took longer than leftovers are kept. */
  admit(id: FileId): Promise<void>;
  /** Those of the ids that exist and are not discarded, locked against being discarded until the transaction ends. */
  lock(ids: readonly FileId[]): Promise<StoredFile[]>;
  /** Whether nothing names a file; it stays so as long as the file is locked. */
  isUnused(id: FileId): Promise<boolean>;
  /** Notes the digest of their points of all files with this content that have none. */
  notePixels(sha256: string, pixels: string): Promise<void>;
  /** Gives a locked file to another owner. */
  give(id: FileId, ownerId: number): Promise<void>;
  /**
   * Marks those of the files as discarded that no record, report, proposal, profile or article names; answers their
   * ids.
   */
  discardUnused(ids: readonly FileId[], now: Date): Promise<FileId[]>;
  /**
   * The same for the next `limit` of all files made before `madeBefore`, by age. How far this has come is kept in the
   * database; from the end it goes on with the oldest file again.
   */
  discardOrphans(madeBefore: Date, limit: number, now: Date): Promise<OrphanSweep>;
  /**
   * At most `limit` files that were discarded before `discardedBefore` and are still there: never admitted, or given up
   * by the job that was to delete them. They count as discarded `now`, so that nobody else takes them.
   */
  takeLeftovers(discardedBefore: Date, limit: number, now: Date): Promise<FileId[]>;
  /** Deletes the rows of discarded files. */
  deleteDiscarded(ids: readonly FileId[]): Promise<void>;
}
