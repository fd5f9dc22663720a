import type { PortalClient } from './portal.js';

/** An event as the back office shows it. */
export interface ShownEvent {
  readonly id: number;
  readonly at: string;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly subjectType: string | null;
  readonly subjectId: string | null;
  readonly subjectName: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

export const AUDIT_PATH = '/api/v1/audit-events';

/** A page of the trail, newest first unless `more` says otherwise. */
export async function listEvents(client: PortalClient, filter: object, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]', ...more });
  const answer = await client.raw(`${AUDIT_PATH}?${query}`);
  return {
    status: answer.status,
    range: answer.headers.get('content-range'),
    body: (await answer.json()) as unknown,
  };
}
