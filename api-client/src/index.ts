import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './schema.js';

export type { components } from './schema.js';

export interface ApiOptions {
  /**
   * Where the service answers, such as `https://verify.example`; in a browser usually the empty string: the page's own
   * origin.
   */
  readonly baseUrl: string;
  /** Another way to send requests, for tests and for servers. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The session token, asked for at each request; without one the browser's session cookie speaks. */
  readonly token?: () => string | null;
}

/** What each path takes and answers. */
export type { paths as Paths } from './schema.js';

/** The API with its paths, parameters and answers typed by the OpenAPI document. */
export type Api = Client<paths>;

/** Makes a client; its calls answer `{ data }` or `{ error }` and throw only where no answer came at all. */
export function createApi({ baseUrl, fetch, token }: ApiOptions): Api {
  const api = createClient<paths>({ baseUrl, credentials: 'same-origin', ...(fetch ? { fetch } : {}) });
  if (token) {
    api.use({
      onRequest({ request }) {
        const current = token();
        if (current !== null) request.headers.set('Authorization', `Bearer ${current}`);
        return request;
      },
    });
  }
  return api;
}
