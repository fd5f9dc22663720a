import { setTimeout as sleep } from 'node:timers/promises';

/** The views of an article are written within this time. */
export const VIEWS_MS = 2_500;

let lastArticle = 0;

/** To be told of every request of a test file. */
export function noteRequest(address: string): void {
  if (isOfNews(address)) lastArticle = Date.now();
}

export const isOfNews = (address: string): boolean => /\/news\b/.test(address);

/**
 * Waits until the views of what was asked for are written, which would otherwise be added to another test's articles.
 */
export async function viewsWritten(since = lastArticle): Promise<void> {
  await sleep(Math.max(0, since + VIEWS_MS - Date.now()));
}
