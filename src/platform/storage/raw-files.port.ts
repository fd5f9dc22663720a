/**
 * Where the sealed bytes of files lie: a folder or an object store. Keys are made by us, never from user text.
 * Everything throws DomainError `unavailable` where the store does not answer. Services ask `FileStorage`.
 */
export abstract class RawFiles {
  /** Stores a whole file under `key`, replacing what was there. @throws DomainError `storage_full`. */
  abstract putBytes(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws DomainError `not_found` where there is nothing under `key`. */
  abstract open(key: string): Promise<StoredObject>;
  abstract read(key: string): Promise<Uint8Array>;
  /**
   * What lies in a folder, or in all of them, in any order; what comes or goes meanwhile may be left out. What bears no
   * name of ours is not told.
   */
  abstract list(folder?: string): AsyncIterable<StoredName>;
  /** Deleting what is not there is no error. */
  abstract delete(key: string): Promise<void>;
  /** As `delete`, of what no row names, which may be another service's: not where it is unknown whose the files are. */
  abstract deleteUnknown(key: string): Promise<void>;
}

export interface StoredObject {
  readonly size: number;
  readonly stream: NodeJS.ReadableStream;
}

export interface StoredName {
  readonly key: string;
  readonly storedAt: Date;
}
