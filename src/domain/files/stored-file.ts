import type { FILE_TYPES, FileKind } from './file-kind.js';

/** 26 characters of Crockford base 32 (128 random bits): a file's name to the outside. */
export type FileId = string;

const FILE_ID = /^[0-9a-hjkmnp-tv-z]{26}$/;
export function isFileId(text: string): boolean {
  return FILE_ID.test(text);
}

export type FileType = (typeof FILE_TYPES)[number];

/** What is known of an uploaded file; its bytes lie in the file storage under `key`. */
export interface StoredFile {
  readonly id: FileId;
  readonly ownerId: number;
  readonly kind: FileKind;
  readonly type: FileType;
  /** Bytes as stored, after re-encoding. */
  readonly size: number;
  /** SHA-256 of the stored bytes, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  /**
   * SHA-256 of a picture's points as they came, upright; `null` for what is no picture. Of a JPEG of before: as it is
   * kept.
   */
  readonly pixels: string | null;
  readonly key: string;
  /** The name the uploader's computer gave it: shown, never used as a path. */
  readonly originalName: string;
  readonly createdAt: Date;
}
