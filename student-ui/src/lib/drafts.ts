import { type Drafts, draftsOf } from '@myverify/api-client/drafts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { answerOf, api } from './api';

/** Held in memory alone, and forgotten with all else that was loaded for a user. */
const draftKeyQuery = (userId: number) =>
  queryOptions({
    queryKey: ['draft-key', userId],
    queryFn: async () => (await answerOf(api.GET('/api/v1/me/draft-key'))).key,
    staleTime: Number.POSITIVE_INFINITY,
    // A form that stands is not asked for again: what it began with it goes on with.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });

/**
 * What this browser keeps of the user's unsent forms; `undefined` until it can be read. Without the key nothing is
 * kept. Once given it stays as it is, whatever becomes of the query: a form that is taken away for a moment loses what
 * was typed into it.
 */
export function useDrafts(userId: number): Drafts | undefined {
  const { data, isError } = useQuery(draftKeyQuery(userId));
  const found = data ?? (isError ? null : undefined);
  const [given, give] = useState<Given>();
  const now = found === undefined || given?.userId === userId ? given : { userId, key: found };
  if (now !== given) give(now);
  const key = now?.userId === userId ? now.key : undefined;
  return useMemo(() => (key === undefined ? undefined : draftsOf(localStorage, { userId, key })), [userId, key]);
}

interface Given {
  readonly userId: number;
  readonly key: string | null;
}
