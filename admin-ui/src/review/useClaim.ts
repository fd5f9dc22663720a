import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { beforeSignOut } from '../auth/before-sign-out';

/** The server forgets a claim after five minutes. */
const RENEW_MS = 75_000;

interface ClaimOptions {
  /** Whether there is anything to decide about the record. */
  readonly isOpen: boolean;
  /** A decision is on its way, or made: a claim that came after it would take the record anew. */
  readonly isDeciding: boolean;
}

/**
 * Marks a record as taken while it is open.
 * @returns who has it; undefined before the answer and where the record cannot be taken.
 */
export function useClaim(id: number, { isOpen, isDeciding }: ClaimOptions) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const isGivenBack = useRef(false);
  const { data } = useQuery({
    queryKey: ['claim', id],
    queryFn: () => {
      const taken = dataProvider.claim(id);
      isGivenBack.current = false;
      last.current = taken.catch(() => undefined);
      return taken;
    },
    enabled: isOpen && !isDeciding,
    refetchInterval: RENEW_MS,
    refetchIntervalInBackground: true,
    retry: false,
  });
  useEffect(() => {
    if (!isOpen) return;
    isGivenBack.current = false;
    const giveBack = async () => {
      if (isGivenBack.current) return;
      isGivenBack.current = true;
      // After a claim that is still on its way.
      await last.current;
      await dataProvider.release(id);
    };
    const stay = beforeSignOut(giveBack);
    // A page that is closed waits for nothing.
    const leave = () => void dataProvider.releaseOnLeaving(id);
    window.addEventListener('pagehide', leave);
    return () => {
      stay();
      window.removeEventListener('pagehide', leave);
      queries.removeQueries({ queryKey: ['claim', id] });
      // Lost on the way, the claim ends by itself.
      giveBack().catch(() => undefined);
    };
  }, [id, isOpen, dataProvider, queries]);
  return isOpen ? (data?.claim ?? undefined) : undefined;
}
