import type { CleanHtml } from '../../domain/news/article.js';
import { answerTasks } from '../processes/answer-tasks.js';
import { HtmlCleaning, TangledHtml } from './html-cleaning.js';

/** What the process is asked, one order after the other. */
export interface CleaningOrder {
  readonly html: string;
  readonly origin: string;
}

/** What it answers: the HTML, or `null` where it cannot be cleaned. */
export interface CleaningAnswer {
  readonly cleaned: CleanHtml | null;
}

const cleanings = new Map<string, HtmlCleaning>();

answerTasks((order: CleaningOrder): CleaningAnswer => ({ cleaned: cleaned(order) }));

function cleaned({ html, origin }: CleaningOrder): CleanHtml | null {
  try {
    const cleaning = cleanings.get(origin) ?? new HtmlCleaning(origin);
    cleanings.set(origin, cleaning);
    return cleaning.clean(html);
  } catch (error) {
    // Depth that the parser's own recursion does not survive.
    if (error instanceof TangledHtml || error instanceof RangeError) return null;
    throw error;
  }
}
