import { QUEUE_VIEWS } from '@myverify/domain/review/queue-view';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';

const EVERY_MS = 30_000;
const FILTERS = Object.fromEntries(QUEUE_VIEWS.map((view) => [view, { view }]));

export { QUEUE_VIEWS };

/** How many applications are in each view, in one call; asked for again while somebody looks. */
export function useViewCounts() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: ['certificates', 'counts'],
    queryFn: () => dataProvider.counts(FILTERS),
    refetchInterval: EVERY_MS,
  });
}
