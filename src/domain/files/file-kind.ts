import { type Message, message } from '../messages/message.js';
/** What the bytes of an upload may be. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'application/pdf', 'message/rfc822'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const FILE_KINDS = [
  'avatar',
  'photo',
  'passport',
  'certificate',
  'transcript',
  'ministry',
  'payment',
  'news',
  'editor',
  'letter',
  'answer',
] as const;

export type FileKind = (typeof FILE_KINDS)[number];

/** What nobody uploads from an account: it comes by the link of a request for confirmation. */
export const BY_LINK = 'answer' satisfies FileKind;
export type UploadedKind = Exclude<FileKind, typeof BY_LINK>;

export interface KindRules {
  readonly types: readonly FileType[];
  /** A file must be smaller than this many bytes. */
  readonly below: number;
  /**
   * Private ones are seen by their owner and by staff who read certificates, those of reviewers by staff who review
   * alone.
   */
  readonly visibility: 'private' | 'reviewers' | 'public';
  /** The catalogue's text for a file that is too large. */
  readonly tooLarge: Message;
}

const MB = 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png'] as const satisfies readonly FileType[];
const PAPERS: readonly FileType[] = [...PICTURE_TYPES, 'application/pdf'];
const needsLess = (megabytes: number) => message('file_too_large', { megabytes });
const paper = (megabytes: number): KindRules => ({
  types: PAPERS,
  below: megabytes * MB,
  visibility: 'private',
  tooLarge: needsLess(megabytes),
});

/** The upload table: one row a kind. */
export const KIND_RULES: Readonly<Record<FileKind, KindRules>> = {
  avatar: {
    types: PICTURE_TYPES,
    below: 2 * MB,
    visibility: 'private',
    tooLarge: message('picture_too_large', { megabytes: 2 }),
  },
  photo: {
    types: PICTURE_TYPES,
    below: 5 * MB,
    visibility: 'private',
    tooLarge: message('picture_too_large', { megabytes: 5 }),
  },
  passport: paper(5),
  certificate: paper(5),
  transcript: paper(5),
  ministry: paper(5),
  payment: paper(10),
  news: { types: ['image/jpeg'], below: 2 * MB, visibility: 'public', tooLarge: needsLess(2) },
  editor: { types: PICTURE_TYPES, below: 5 * MB, visibility: 'public', tooLarge: needsLess(5) },
  // What an office sent to an officer: on paper, or as the mail itself.
  letter: { ...paper(5), types: [...PAPERS, 'message/rfc822'], visibility: 'reviewers' },
  // What an office sends with its answer by the link.
  answer: { ...paper(5), visibility: 'reviewers' },
};

/** A file of the kind must be smaller than this many megabytes. */
export const megabytesOf = (kind: FileKind): number => KIND_RULES[kind].below / MB;

/** No upload of any kind is larger. */
export const LARGEST_UPLOAD = Math.max(...Object.values(KIND_RULES).map((rules) => rules.below));

/** Of one student: far more than applications need, and far less than a disk holds. */
export const UPLOADS_A_DAY = 500;

/** The same, in megabytes of what is kept of a day's uploads. */
export const UPLOADED_MEGABYTES_A_DAY = 500;

/**
 * Whether a student who has sent so many bytes in a day may send more. Uploads that are under way then may go above it.
 */
export const mayUploadMore = (bytes: number): boolean => bytes < UPLOADED_MEGABYTES_A_DAY * MB;

/** An image keeps at most this many pixels on its longer side. */
export const IMAGE_SIDE_MAX = 4096;

export const WRONG_FORMAT = message('file_wrong_format');

export const UPLOADED_KINDS = FILE_KINDS.filter((kind): kind is UploadedKind => kind !== BY_LINK);

export function isUploadedKind(text: string): text is UploadedKind {
  return (UPLOADED_KINDS as readonly string[]).includes(text);
}
