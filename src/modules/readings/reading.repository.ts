import type { FileKind } from '../../domain/files/file-kind.js';
import type { FileId } from '../../domain/files/stored-file.js';
import type { Reading, Wanted } from '../../domain/reading/reading.js';

export abstract class ReadingReader {
  /** What a reader made of files, by their SHA-256; what it has not read yet is missing. */
  abstract of(hashes: readonly string[], reader: string): Promise<ReadonlyMap<string, Reading>>;
  /** What any reader made of files, by their SHA-256. */
  abstract all(hashes: readonly string[]): Promise<readonly Reading[]>;
  /** At most `limit` files of these kinds that a reader has not read, by id, after one of them. */
  abstract unread(kinds: readonly FileKind[], reader: string, after: FileId, limit: number): Promise<readonly FileId[]>;
  /** Whether any of these files is of a kind that is read, and the reader of that kind has not read it. */
  abstract anyUnread(fileIds: readonly FileId[], readers: Readonly<Record<Wanted, string>>): Promise<boolean>;
  /**
   * The contents that were read, at most `limit` of them, by SHA-256, after one of them.
   * @returns those that no file has, and the last one that was looked at, `null` where there is none.
   */
  abstract walk(after: string, limit: number): Promise<{ readonly orphaned: string[]; readonly last: string | null }>;
}

export interface ReadingStore {
  /** Keeps a reading; one that is there already, from a try that was thought dead, stays. */
  keep(reading: Reading): Promise<void>;
  /** Removes the failures of a reader, so that the files are read again. */
  forgetFailed(reader: string): Promise<void>;
  /** Removes what any reader made of files that are not kept any more. @param hashes their SHA-256. */
  forget(hashes: readonly string[]): Promise<void>;
}
