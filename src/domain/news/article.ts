import { LANGUAGES, type Language } from '../account/user.js';
import type { FileKind } from '../files/file-kind.js';
import type { FileId, StoredFile } from '../files/stored-file.js';
import { type Message, message } from '../messages/message.js';
import type { FieldErrors } from '../shared/domain-error.js';
import { isEmpty } from '../shared/field-reader.js';

/** What staff write. */
export interface ArticleFields {
  /** Plain text. */
  readonly title: string;
  /** HTML as the cleaner leaves it. */
  readonly content: string;
  /** A picture of the kind `news`. */
  readonly preview: FileId | null;
  /** Of the screens that show it; `null`: in every language. */
  readonly language: Language | null;
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

const NO_CONTENT = message('required', { label: 'content' });

/** The fields that are judged as they are given; a content can be judged when it is cleaned. */
export const ARTICLE_FIELDS = {
  title: { kind: 'line', label: 'title', most: TITLE_MAX },
  preview: { kind: 'file', label: 'preview' },
  language: { kind: 'choice', label: 'language', of: LANGUAGES, empty: null },
} as const;

/** An article as somebody writes it. */
export interface WrittenArticle {
  readonly title: string;
  /** HTML yet to be cleaned. */
  readonly content: string;
  readonly preview?: FileId | null;
  readonly language?: Language | null;
}

/** What is wrong with a content before it is cleaned, or `null`. */
export function writtenContentProblem(content: unknown): Message | null {
  if (isEmpty(content)) return NO_CONTENT;
  return typeof content === 'string' ? null : message('content_expected');
}

/** What is wrong with what the cleaner has left of a content; `null` is a content that stays. */
export function contentErrors(cleaned: CleanHtml | null): FieldErrors {
  if (cleaned?.isEmpty) return { content: NO_CONTENT };
  if (cleaned && new TextEncoder().encode(cleaned.html).length > CONTENT_MAX) {
    return { content: message('content_too_large', { kilobytes: CONTENT_MAX / 1024 }) };
  }
  return {};
}

const PREVIEW_KINDS: readonly FileKind[] = ['news'];
const IMAGE_KINDS: readonly FileKind[] = ['editor', 'news'];

/**
 * What is wrong with the files that an article names. Only staff who manage news can upload files of these kinds, so
 * the kind says that they come from staff.
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
