import type { FileId } from '../../../domain/files/stored-file.js';

/** What stands in the page of an article before its program has come. */
export interface ArticleOnPage {
  readonly title: string;
  readonly titleLanguage: string;
  /** How it begins, for search engines and whoever is sent its address. */
  readonly description: string;
  /** Its picture. */
  readonly preview: FileId | null;
  /** HTML as the cleaner leaves it. */
  readonly content: string;
  readonly contentLanguage: string;
}

export abstract class ArticlePages {
  /**
   * Counts no view: the program does.
   * @returns `null` where there is none.
   * @throws DomainError `too_many_requests` where whoever is at the address has asked for too many.
   */
  abstract read(id: number, address: string): Promise<ArticleOnPage | null>;
}
