import type { CleanHtml } from '../../domain/news/article.js';

/** Makes HTML from an editor, or from anywhere, safe to be shown to everyone. */
export abstract class HtmlCleaner {
  /**
   * Keeps headings, paragraphs, lists, tables, quotes, code, plain formatting, links to other sites (http and https)
   * and images that are files of ours; drops all else. Cleaning what is clean changes nothing.
   * @throws DomainError `invalid_input` with the field `content` where the HTML is too tangled to be cleaned within
   * reason, `unavailable` where too much is being cleaned at once.
   */
  abstract clean(html: string): Promise<CleanHtml>;
}
