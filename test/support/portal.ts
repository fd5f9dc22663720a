import { heldFetch } from './held-answers.js';

/** An answer of the portal: its HTTP status and its envelope. */
export interface PortalAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly code: number;
  readonly message: string;
  readonly errMsg: string;
  readonly data: T;
}

export interface Failure {
  readonly message: string;
  readonly reason: string;
  readonly errors?: Record<string, string>;
  readonly retryAfter?: number;
}

/** Speaks to a running server as one user, or as nobody without a token; holds each answer to the API's description. */
export class PortalClient {
  constructor(
    readonly url: string,
    readonly token: string | null = null,
  ) {}

  async get<T = unknown>(
    path: string,
    query: Readonly<Record<string, string | number>> = {},
  ): Promise<PortalAnswer<T>> {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return this.send('GET', `${path}${search.size > 0 ? `?${search}` : ''}`);
  }

  async post<T = unknown>(path: string, body: unknown = {}): Promise<PortalAnswer<T>> {
    return this.send('POST', path, { 'content-type': 'application/json' }, JSON.stringify(body));
  }

  async upload(
    kind: string,
    name: string,
    bytes: Uint8Array,
    path = '/api/file/upload',
  ): Promise<PortalAnswer<{ url: string }>> {
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    return this.send('POST', path, {}, form);
  }

  /** The answer as it is, for files. */
  async raw(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.token && !headers.has('authorization')) headers.set('authorization', `Bearer ${this.token}`);
    return heldFetch(this.url, path, { ...init, headers });
  }

  private async send<T>(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | FormData,
  ): Promise<PortalAnswer<T>> {
    const answer = await this.raw(path, { method, headers, ...(body === undefined ? {} : { body }) });
    const envelope = (await answer.json()) as Omit<PortalAnswer<T>, 'status' | 'headers'>;
    return { status: answer.status, headers: answer.headers, ...envelope };
  }
}

/** Signs in. @throws Error where that fails. */
export async function signIn(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<PortalClient> {
  const answer = await new PortalClient(url).post<{ token: string }>('/api/user/login', { email, password });
  if (answer.code !== 200) throw new Error(`cannot sign in as ${email}: ${answer.status} ${answer.message}`);
  return new PortalClient(url, answer.data.token);
}
