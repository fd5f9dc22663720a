import { type PortalClient, signIn } from './portal.js';
import { ADMIN, type RunningServer, waitFor } from './server.js';

/**
 * Publishes an article, again where it is refused: the first one waits for the process that cleans it to start, and is refused
 * where a busy machine takes too long for that.
 */
export function publish<T extends { readonly id: number }>(
  writer: PortalClient,
  article: { readonly title: string; readonly content: string; readonly language?: string | null },
): Promise<T> {
  return waitFor('the article to be taken', async () => {
    const { status, data } = await writer.post<T>('/api/news/add', article);
    return status === 200 && data;
  });
}

/** Starts the process that cleans articles, which then stays for a minute. */
export async function startCleaner(server: RunningServer): Promise<void> {
  const officer = await signIn(server.url, ADMIN);
  const { id } = await publish(officer, { title: 'The first', content: 'x' });
  await officer.post('/api/news/remove', { ids: [id] });
}
