import { type Drafts, draftsOf } from '@myverify/api-client/drafts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, failureOf } from './api';

/** Held in memory alone, and forgotten with all else that was loaded for a user. */
const draftKeyQuery = (userId: number) =>
  queryOptions({
    queryKey: ['draft-key', userId],
    queryFn: async () => {
      const { data, error, response } = await api.GET('/api/v1/me/draft-key');
      if (data === undefined) throw failureOf(error, response);
      return data.key;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });

/** What this browser keeps of the user's unsent forms; `undefined` until it can be read. Without the key nothing is kept. */
export function useDrafts(userId: number): Drafts | undefined {
  const { data, isError } = useQuery(draftKeyQuery(userId));
  const key = data ?? (isError ? null : undefined);
  return useMemo(() => (key === undefined ? undefined : draftsOf(localStorage, { userId, key })), [userId, key]);
}
