import type { Reading } from '../../domain/reading/reading.js';

export abstract class ReadingReader {
  /** What a reader made of files, by their SHA-256; what it has not read yet is missing. */
  abstract of(hashes: readonly string[], reader: string): Promise<ReadonlyMap<string, Reading>>;
  /** What any reader made of files, by their SHA-256. */
  abstract all(hashes: readonly string[]): Promise<readonly Reading[]>;
}

export interface ReadingStore {
  /** Keeps a reading; one that is there already, from a try that was thought dead, stays. */
  keep(reading: Reading): Promise<void>;
  /** Removes what any reader made of files that are not kept any more. @param hashes their SHA-256. */
  forget(hashes: readonly string[]): Promise<void>;
}
