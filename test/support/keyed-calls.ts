import type { PortalClient } from './portal.js';

/** An answer to a call with an Idempotency-Key. */
export interface KeyedAnswer {
  readonly status: number;
  readonly body: string;
  readonly type: string | null;
  readonly replayed: string | null;
  readonly retryAfter: string | null;
}

export async function send(
  client: PortalClient,
  path: string,
  key: string | null,
  body: unknown = {},
  method = 'POST',
): Promise<KeyedAnswer> {
  const headers = { 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) };
  return read(await client.raw(path, { method, headers, body: JSON.stringify(body) }));
}

export async function upload(
  client: PortalClient,
  key: string,
  bytes: Uint8Array,
  kind = 'certificate',
): Promise<KeyedAnswer> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'paper');
  return read(
    await client.raw('/api/file/upload', { method: 'POST', headers: { 'idempotency-key': key }, body: form }),
  );
}

async function read(answer: Response): Promise<KeyedAnswer> {
  return {
    status: answer.status,
    body: await answer.text(),
    type: answer.headers.get('content-type'),
    replayed: answer.headers.get('idempotency-replayed'),
    retryAfter: answer.headers.get('retry-after'),
  };
}
