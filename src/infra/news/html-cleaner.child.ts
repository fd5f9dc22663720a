import type { CleanHtml } from '../../domain/news/article.js';
import { HtmlCleaning, TangledHtml } from './html-cleaning.js';

/** What the process is asked. */
export interface CleaningOrder {
  readonly html: string;
  readonly origin: string;
}

// The process for one piece of HTML: it comes as a message, and goes back as one; `null` where it cannot be cleaned.
process.once('message', (order: CleaningOrder) => process.send?.(cleaned(order), () => process.exit()));

function cleaned({ html, origin }: CleaningOrder): CleanHtml | null {
  try {
    return new HtmlCleaning(origin).clean(html);
  } catch (error) {
    // Depth that the parser's own recursion does not survive.
    if (error instanceof TangledHtml || error instanceof RangeError) return null;
    throw error;
  }
}
