import { GROUP_RULES } from '../certificate/certificate.documents.js';
import type { CertificateForm } from '../certificate/certificate.fields.js';
import type { FileKind } from '../files/file-kind.js';
import type { FileId } from '../files/stored-file.js';
import type { JobOrder } from '../jobs/jobs.js';
import type { DocumentEdits } from './document-edits.js';
import type { ZoneFields } from './passport-zone.js';
import type { WordPlace } from './word-places.js';

/**
 * What became of reading a file. `nothing`: what was looked for is not on it; `several`: there is more than one
 * passport on it; `failed`: the reader broke on it, it took too long, or its job was given up.
 */
export const READING_RESULTS = ['read', 'nothing', 'several', 'failed'] as const;
export type ReadingResult = (typeof READING_RESULTS)[number];

/** `waiting`: it will be read; `unread`: files of its kind are not read. */
export const READING_STATES = [...READING_RESULTS, 'waiting', 'unread'] as const;
export type ReadingState = (typeof READING_STATES)[number];

/** @param isGivenUp whether the job that was to read the file has failed for good. */
export function stateOf(reading: Pick<Reading, 'result'> | undefined, isGivenUp: boolean): ReadingState {
  return reading?.result ?? (isGivenUp ? 'failed' : 'waiting');
}

/** What a machine made out on a file: a signal to people, never evidence. Equal files share it. */
export interface Reading {
  /** Of the file's bytes, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  /** The name and version of the reader. */
  readonly reader: string;
  readonly result: ReadingResult;
  /** `null` unless a zone was `read`. */
  readonly zone: ZoneFields | null;
  /** `null` unless text was `read`. */
  readonly text: string | null;
  /** Of 100: how sure the reader was of the text. */
  readonly confidence: number | null;
  /** Where the text's words stand, one after another, as `placesInText` gives them. */
  readonly places: readonly WordPlace[];
  /** What its QR codes say. */
  readonly codes: readonly string[];
  /** `null` where nothing speaks of a change. */
  readonly edits: DocumentEdits | null;
  readonly readAt: Date;
}

/** What is looked for on a file: the machine-readable zone of a passport, or text. */
export const WANTED = ['zone', 'text'] as const;
export type Wanted = (typeof WANTED)[number];

/** The kinds of files that are read by machine, by what is looked for. */
export const READ_KINDS = {
  zone: ['passport'],
  text: ['certificate', 'transcript', 'ministry', 'payment'],
} as const satisfies Readonly<Record<Wanted, readonly FileKind[]>>;

/** @returns `null` for files that are not read. */
export function wantedOn(kind: FileKind): Wanted | null {
  return WANTED.find((wanted) => (READ_KINDS[wanted] as readonly FileKind[]).includes(kind)) ?? null;
}

/** The jobs by which a file is read: at first, and once more where that took too long. */
export function readingOrders(wanted: Wanted, fileId: FileId): JobOrder[] {
  const name = wanted === 'zone' ? 'file.read' : 'file.text';
  return [
    { name, payload: { fileId } },
    { name, payload: { fileId, again: true } },
  ];
}

/** The files of an application that are read, for a zone or for text. */
export function filesToRead(form: CertificateForm): readonly FileId[] {
  return [...form.passportPhotos, ...textFiles(form)];
}

/** The files of an application whose text is read. */
export function textFiles(form: CertificateForm): readonly FileId[] {
  return READ_KINDS.text.flatMap((group) => form[GROUP_RULES[group].files]);
}
