import type { FileKind } from '../files/file-kind.js';
import type { ZoneFields } from './passport-zone.js';

/** What became of reading a file. `nothing`: no machine-readable zone is on it; `failed`: the reader broke on it, or it took too long. */
export const READING_RESULTS = ['read', 'nothing', 'failed'] as const;
export type ReadingResult = (typeof READING_RESULTS)[number];

/** `waiting`: it will be read; `unread`: files of its kind are not read. */
export const READING_STATES = [...READING_RESULTS, 'waiting', 'unread'] as const;
export type ReadingState = (typeof READING_STATES)[number];

/** What a machine made out on a file: a signal to people, never evidence. Equal files share it. */
export interface Reading {
  /** Of the file's bytes, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  /** The name and version of the reader. */
  readonly reader: string;
  readonly result: ReadingResult;
  /** `null` unless something was `read`. */
  readonly zone: ZoneFields | null;
  readonly readAt: Date;
}

/** The kinds of files that are read by machine. */
export const READ_KINDS: readonly FileKind[] = ['passport'];

export const isRead = (kind: FileKind): boolean => READ_KINDS.includes(kind);
