import simpleRestProvider from 'ra-data-simple-rest';
import type { PortalClient } from './portal.js';

/** What the resource API answers instead of what was asked for. */
export class ResourceRefusal extends Error {
  override readonly name = 'ResourceRefusal';

  constructor(
    readonly status: number,
    readonly body: { readonly message: string; readonly reason: string; readonly errors: Record<string, string> },
  ) {
    super(`${status} ${body.reason}: ${body.message}`);
  }
}

/** Where react-admin's own client speaks to the resource API as one user. */
export function resourceClient(client: PortalClient): ReturnType<typeof simpleRestProvider> {
  return simpleRestProvider(`${client.url}/api/v1`, async (address: string, options: RequestInit = {}) => {
    // As react-admin's own `fetchJson` does, which needs a browser.
    const headers = new Headers(options.headers);
    headers.set('accept', 'application/json');
    if (options.body && !headers.has('content-type')) headers.set('content-type', 'application/json');
    const answer = await client.raw(address.slice(client.url.length), { ...options, headers });
    const body = await answer.text();
    const json = JSON.parse(body);
    if (!answer.ok) throw new ResourceRefusal(answer.status, json);
    return { status: answer.status, headers: answer.headers, body, json };
  });
}

/** The refusal that a call ends in; a success fails the test. */
export async function resourceRefusal(call: Promise<unknown>): Promise<ResourceRefusal> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof ResourceRefusal) return outcome;
  throw outcome ?? new Error('it was not refused');
}
