import type { FileKind } from '../files/file-kind.js';
import type { FileId, StoredFile } from '../files/stored-file.js';
import { type Message, message } from '../messages/message.js';
import { DomainError, type FieldErrors } from '../shared/domain-error.js';
import { readFields } from '../shared/field-reader.js';

/** What staff write. */
export interface ArticleFields {
  /** Plain text. */
  readonly title: string;
  /** HTML as the cleaner leaves it. */
  readonly content: string;
  /** A picture of the kind `news`. */
  readonly preview: FileId | null;
}

/** An article without its content: what lists show to everyone. */
export interface ArticleSummary {
  readonly id: number;
  readonly title: string;
  readonly preview: FileId | null;
  /** How often it was opened. Counted apart from the versions: a reader is no change. */
  readonly watchNumber: number;
  readonly updatedAt: Date;
}

export interface Article extends ArticleSummary, ArticleFields {
  readonly version: number;
  /** Who wrote it; `null` for what the service brought along. */
  readonly userId: number | null;
}

/** HTML with nothing in it that could run, fetch or submit. */
export interface CleanHtml {
  readonly html: string;
  /** The images in it, all of them files of ours, each once. */
  readonly images: readonly FileId[];
  /** Whether a reader would see nothing: neither text nor image. */
  readonly isEmpty: boolean;
}

export const TITLE_MAX = 200;
/** Bytes as UTF-8, after cleaning. */
export const CONTENT_MAX = 200 * 1024;

const RULES = {
  title: { kind: 'line', label: 'title', most: TITLE_MAX },
  preview: { kind: 'file', label: 'preview' },
} as const;

/** The fields of a request, in the names of the domain. */
export type RawArticle = Readonly<Record<'title' | 'content' | 'preview', unknown>>;

/** What a request says, with everything that is wrong with it. Content is HTML yet to be cleaned, `undefined` where it stays. */
export interface ArticleReading {
  readonly title: string | null | undefined;
  readonly content: string | undefined;
  readonly preview: FileId | null | undefined;
  readonly errors: FieldErrors;
}

/** What is absent stays `undefined`. Never throws. */
export function readArticle(raw: RawArticle): ArticleReading {
  const nothing: { title: string | null; preview: string | null } = { title: null, preview: null };
  const { values, errors } = readFields(RULES, raw, nothing);
  const isGiven = (field: keyof RawArticle) => raw[field] !== undefined;
  const content = raw.content ?? '';
  return {
    title: isGiven('title') ? values.title : undefined,
    content: isGiven('content') && typeof content === 'string' ? content : undefined,
    preview: isGiven('preview') ? values.preview : undefined,
    errors: typeof content === 'string' ? errors : { ...errors, content: message('content_expected') },
  };
}

/**
 * The article's fields after a change; without `base` it is a new one, which needs a title and a content.
 * @param cleaned what the cleaner made of the reading's content; `null` where the content stays.
 * @throws DomainError `invalid_input` with every wrong field, `more` among them.
 */
export function composeArticle(
  reading: ArticleReading,
  cleaned: CleanHtml | null,
  base: ArticleFields | null,
  more: FieldErrors = {},
): ArticleFields {
  const title = reading.title === undefined ? (base?.title ?? null) : reading.title;
  const content = cleaned ? cleaned.html : (base?.content ?? '');
  const preview = reading.preview === undefined ? (base?.preview ?? null) : reading.preview;
  const own: Record<string, Message> = {};
  if (title === null) own.title = message('required', { label: 'title' });
  const problem = contentProblem(content, cleaned, base);
  if (problem) own.content = problem;
  const errors = { ...own, ...more, ...reading.errors };
  const texts = Object.values(errors);
  if (title === null || texts.length > 0) {
    throw new DomainError('invalid_input', texts, { errors });
  }
  return { title, content, preview };
}

function contentProblem(content: string, cleaned: CleanHtml | null, base: ArticleFields | null): Message | null {
  if (cleaned ? cleaned.isEmpty : !base) return message('required', { label: 'content' });
  if (utf8Length(content) > CONTENT_MAX) return message('content_too_large', { kilobytes: CONTENT_MAX / 1024 });
  return null;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

const PREVIEW_KINDS: readonly FileKind[] = ['news'];
const IMAGE_KINDS: readonly FileKind[] = ['editor', 'news'];

/**
 * What is wrong with the files that an article names. Only staff who manage news can upload files of these kinds, so the kind
 * says that they come from staff.
 * @param found those of the files that exist.
 */
export function articleFileProblems(
  preview: FileId | null,
  images: readonly FileId[],
  found: readonly StoredFile[],
): FieldErrors {
  const kinds = new Map(found.map(({ id, kind }) => [id, kind]));
  const isOneOf = (allowed: readonly FileKind[]) => (id: FileId) => allowed.some((kind) => kind === kinds.get(id));
  return {
    ...(preview === null || isOneOf(PREVIEW_KINDS)(preview) ? {} : { preview: message('preview_again') }),
    ...(images.every(isOneOf(IMAGE_KINDS)) ? {} : { content: message('content_image_missing') }),
  };
}
