import type { PortalClient } from './portal.js';

/** A certificate as the resource API has it. */
export type Row = Record<string, unknown> & { readonly id: number; readonly version: number };

/** The names of the specification as the resource API has them. */
export const camelCase = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.replace(/_(\w)/g, (_, one) => one.toUpperCase()), value]),
  );

export const by = (field: string, order: 'ASC' | 'DESC' = 'ASC') => ({ field, order });
export const page = (perPage = 100, number = 1) => ({ page: number, perPage });

/** Asks one of the verbs. */
export async function verb(client: PortalClient, path: string, body: unknown = {}, method = 'POST') {
  const headers = { 'content-type': 'application/json' };
  const answer = await client.raw(`/api/v1/certificates${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Row & { reason?: string; errors?: object } };
}
