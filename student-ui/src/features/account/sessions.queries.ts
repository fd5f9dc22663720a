import { queryOptions } from '@tanstack/react-query';
import { api, failureOf } from '../../lib/api';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => {
    const { data, error, response } = await api.GET('/api/v1/me/sessions');
    if (data === undefined) throw failureOf(error, response);
    return data;
  },
});

export type OwnSession = Awaited<ReturnType<NonNullable<typeof sessionsQuery.queryFn>>>[number];

export async function endSession(id: string, key: string) {
  const { data, error, response } = await api.DELETE('/api/v1/me/sessions/{id}', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
  });
  if (data === undefined) throw failureOf(error, response);
  return data;
}

/** @returns how many have ended. */
export async function endOtherSessions(_: unknown, key: string): Promise<number> {
  const { data, error, response } = await api.DELETE('/api/v1/me/sessions', {
    params: { header: { 'Idempotency-Key': key } },
  });
  if (data === undefined) throw failureOf(error, response);
  return data.ended;
}
