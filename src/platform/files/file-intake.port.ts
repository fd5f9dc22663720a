import type { KindRules } from '../../domain/files/file-kind.js';
import type { FileType } from '../../domain/files/stored-file.js';

/** A temporary file that never lies on the disk in clear. Whatever ends the process, nobody can read it any more. */
export interface PassingFile {
  readonly path: string;
  /** Base64; in the memory of this process and of the child that looks at the file, and nowhere else. */
  readonly key: string;
}

/** Received bytes in a temporary file, sealed. */
export interface StagedFile extends PassingFile {
  /** Of the bytes themselves. */
  readonly size: number;
}

/** A file that passed the checks: images decoded and encoded again, PDFs byte for byte. */
export interface AcceptedFile extends PassingFile {
  readonly type: FileType;
  readonly size: number;
  /** 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** Takes uploads in. Every temporary file lies in one folder that is emptied of old ones at start. */
export abstract class FileIntake {
  /**
   * Writes a stream to a temporary file, sealed as it comes, `limit` bytes at most.
   * @returns `null` as soon as the stream turns out to have `limit` bytes or more; nothing is left behind then, nor when the stream breaks.
   * @throws DomainError `storage_full`.
   */
  abstract stage(stream: AsyncIterable<Uint8Array>, limit: number): Promise<StagedFile | null>;
  /** SHA-256 of a staged file, 64 lower-case hexadecimal digits. */
  abstract sha256(staged: StagedFile): Promise<string>;
  /**
   * Validates a staged file by its content.
   * @throws DomainError `too_large` (the kind's text), `wrong_format`, `upload_refused` (a PDF with scripts, attachments
   * or a password, or an image of impossible dimensions, or harmful content; the message says which), `unavailable` where nobody could look.
   */
  abstract accept(staged: StagedFile, rules: KindRules): Promise<AcceptedFile>;
  /** Does something with the bytes of a file; only some are held in memory at once. */
  abstract use<T>(file: StagedFile | AcceptedFile, work: (bytes: Uint8Array) => Promise<T>): Promise<T>;
  /** Deletes temporary files; call it whatever happened. */
  abstract discard(...files: ReadonlyArray<StagedFile | AcceptedFile>): Promise<void>;
}
