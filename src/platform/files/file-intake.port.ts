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
  /** Of the bytes themselves, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** A file that passed the checks: images decoded and encoded again, PDFs byte for byte. */
export interface AcceptedFile extends StagedFile {
  /** SHA-256 of a picture's points, upright, before it was encoded again; `null` for what is no picture. */
  readonly pixels: string | null;
  readonly type: FileType;
}

/** Takes uploads in. Every temporary file lies in one folder that is emptied of old ones at start. */
export abstract class FileIntake {
  /**
   * Writes a stream to a temporary file, sealed as it comes, `limit` bytes at most.
   * @returns `null` as soon as the stream turns out to have `limit` bytes or more; nothing is left behind then, nor
   * when the stream breaks.
   * @throws DomainError `storage_full`.
   */
  abstract stage(stream: AsyncIterable<Uint8Array>, limit: number): Promise<StagedFile | null>;
  /**
   * Validates a staged file by its content.
   * @throws DomainError `too_large` (the kind's text), `wrong_format`, `upload_refused` (a PDF with scripts,
   * attachments or a password, or an image of impossible dimensions, or harmful content; the message says which),
   * `unavailable` where nobody could look.
   */
  abstract accept(staged: StagedFile, rules: KindRules): Promise<AcceptedFile>;
  /** The bytes of a file. Only once all have been taken is it known that nobody changed them: throws an Error then. */
  abstract pieces(file: StagedFile): AsyncIterable<Uint8Array>;
  /** Deletes temporary files; call it whatever happened. */
  abstract discard(...files: readonly StagedFile[]): Promise<void>;
}
