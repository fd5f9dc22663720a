import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail, Signal } from '../api/records';
import { LOOK_AGAIN_MS } from './useReview';

/** What may make an officer look twice, as often as the desk looks at the record. */
export function useSignals({ id, version }: CertificateDetail, isReviewer: boolean) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const queryKey = ['signals', id, version];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => dataProvider.signals(id),
    enabled: isReviewer,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const signals = data?.signals ?? [];
  return {
    /** Machines have not looked at this version yet. */
    isPending: data?.isPending ?? false,
    error,
    retry: () => void refetch(),
    open: signals.filter(({ state }) => state === 'open'),
    settled: signals.filter(({ state }) => state === 'dismissed' || state === 'taken'),
    /** @throws ApiError where it is refused. */
    dismiss: async (signal: Signal, note: string): Promise<void> => {
      await dataProvider.dismissSignal(signal.id, note);
      await queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ['history', id] });
    },
  };
}
