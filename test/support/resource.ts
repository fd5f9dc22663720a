import type { PortalClient } from './portal.js';

/** An answer of the resource API. */
export interface ResourceAnswer<T = Record<string, unknown>> {
  readonly status: number;
  readonly range: string | null;
  readonly body: T;
}

/** Calls the resource API as one user; a query's values are sent as JSON, as react-admin does. */
export async function resource<T = Record<string, unknown>>(
  client: PortalClient,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  sent: { readonly body?: unknown; readonly query?: Readonly<Record<string, unknown>> } = {},
): Promise<ResourceAnswer<T>> {
  const query = Object.entries(sent.query ?? {}).map(([name, value]): [string, string] => [
    name,
    JSON.stringify(value),
  ]);
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  const headers = new Headers(sent.body === undefined ? {} : { 'content-type': 'application/json' });
  const body = sent.body === undefined ? {} : { body: JSON.stringify(sent.body) };
  const answer = await client.raw(`/api/v1/${path}${search}`, { method, headers, ...body });
  return { status: answer.status, range: answer.headers.get('content-range'), body: (await answer.json()) as T };
}

/** What a refusal of the resource API looks like. */
export function resourceRefused(status: number, reason: string, errors: object = {}) {
  const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const problem = {
    type: `/docs/errors/${reason}`,
    title: expect.any(String),
    status,
    detail: expect.any(String),
    instance: expect.stringMatching(/^urn:uuid:/),
    codes: Object.fromEntries(Object.keys(errors).map((field) => [field, expect.anything()])),
  };
  const told = { message: expect.any(String), reason, errors, requestId };
  return { status, range: null, body: expect.objectContaining({ ...problem, ...told }) };
}
