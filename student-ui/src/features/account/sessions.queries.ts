import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => answerOf(api.GET('/api/v1/me/sessions')),
});

export type OwnSession = Awaited<ReturnType<NonNullable<typeof sessionsQuery.queryFn>>>[number];

const once = (key: string) => ({ header: { 'Idempotency-Key': key } });

export const endSession = (id: string, key: string) =>
  answerOf(api.DELETE('/api/v1/me/sessions/{id}', { params: { path: { id }, ...once(key) } }));

/** @returns how many have ended. */
export const endOtherSessions = async (_: unknown, key: string): Promise<number> =>
  (await answerOf(api.DELETE('/api/v1/me/sessions', { params: once(key) }))).ended;
