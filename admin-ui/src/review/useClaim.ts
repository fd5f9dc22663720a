import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';

/** The server forgets a claim after five minutes. */
const RENEW_MS = 75_000;

/**
 * Marks a record as taken while it is open.
 * @returns who has it; undefined before the answer and where the record cannot be taken.
 */
export function useClaim(id: number, isOpen: boolean) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['claim', id],
    queryFn: () => dataProvider.claim(id),
    enabled: isOpen,
    refetchInterval: RENEW_MS,
    refetchIntervalInBackground: true,
    retry: false,
  });
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      queries.removeQueries({ queryKey: ['claim', id] });
      // Lost on the way, it ends by itself.
      dataProvider.release(id).catch(() => undefined);
    };
  }, [id, isOpen, dataProvider, queries]);
  return data?.claim ?? undefined;
}
