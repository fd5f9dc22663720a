import { photoJpeg, scanPng } from './applicant.js';
import { type PortalClient, signIn } from './portal.js';
import { ADMIN, type RunningServer, waitFor } from './server.js';

/** An article as the portal has it. */
export interface PortalNews {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly content: string;
  readonly preview: string | null;
  readonly watch_number: number;
  readonly update_time: string;
  readonly user_id: number | null;
}

export interface NewsList {
  readonly list: PortalNews[];
  readonly count: number;
}

/** What a moment of an article looks like. */
export const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Uploads a preview, or a picture of a text. @returns its address. */
export async function uploadPicture(writer: PortalClient, kind: 'news' | 'editor'): Promise<string> {
  const bytes = await (kind === 'news' ? photoJpeg() : scanPng());
  const answer = await writer.upload(kind, 'a.jpg', bytes, '/api/editor/uploadImg');
  expect(answer.status).toBe(200);
  return answer.data.url;
}

/** Adds an article where the process that cleans it runs; a refusal fails the test. */
export async function addArticle(writer: PortalClient, fields: object = {}): Promise<PortalNews> {
  const answer = await writer.post<PortalNews>('/api/news/add', { title: 'A title', content: '<p>x</p>', ...fields });
  expect(answer).toMatchObject({ status: 200, code: 200, message: 'Save Success!' });
  return answer.data;
}

/**
 * Publishes an article, again where it is refused: the first one waits for the process that cleans it to start, and is
 * refused where a busy machine takes too long for that.
 */
export function publish<T extends { readonly id: number }>(
  writer: PortalClient,
  article: {
    readonly title: string;
    readonly content: string;
    readonly language?: string | null;
    readonly preview?: string;
  },
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
