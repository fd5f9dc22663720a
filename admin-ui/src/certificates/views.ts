import { COUNTED_MAX, QUEUE_VIEWS, type QueueView } from '@myverify/domain/review/queue-view';
import { type Query, useQueries, useQuery } from '@tanstack/react-query';
import {
  extractValidSavedQueries,
  type SavedQuery,
  useDataProvider,
  usePermissions,
  useResourceContext,
  useSavedQueries,
} from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { mayDo, type Permission } from '../auth/permissions';
import { useNumber } from '../i18n/useNumber';

const EVERY_MS = 30_000;
const KEY = ['certificates', 'counts'] as const;
/** Signals are told to none but those who review. */
const SEEN = QUEUE_VIEWS.filter((view) => view !== 'signals');

/** The views that the officer may look at. */
export function useViews(): readonly QueueView[] {
  const { permissions = [] } = usePermissions<Permission[]>();
  return mayDo(permissions, 'certificates', 'edit') ? QUEUE_VIEWS : SEEN;
}

/**
 * How many applications are in each view, in one call; asked for again while somebody looks.
 * @param enabled false to wait with it.
 */
export function useViewCounts(enabled = true) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const views = useViews();
  return useQuery({
    queryKey: [...KEY, views],
    queryFn: () => dataProvider.counts(Object.fromEntries(views.map((view) => [view, { view }]))),
    refetchInterval: EVERY_MS,
    enabled,
  });
}

export interface CountedQuery extends SavedQuery {
  /** Nothing until it is known, and where the service no longer knows one of its filters. */
  readonly count: number | undefined;
}

/**
 * The officer's saved queries of the list. Each is counted by itself: one that is out of date takes no number from the
 * others.
 */
export function useCountedQueries(enabled: boolean): readonly CountedQuery[] {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [saved] = useSavedQueries(useResourceContext() ?? '');
  const queries = extractValidSavedQueries(saved);
  const counts = useQueries({
    queries: queries.map(({ value: { filter } }) => ({
      queryKey: [...KEY, filter],
      queryFn: () => dataProvider.counts({ hits: filter }),
      refetchInterval: ({ state }: Query) => (state.status === 'error' ? false : EVERY_MS),
      enabled,
    })),
  });
  return queries.map((query, place) => ({ ...query, count: counts[place]?.data?.hits }));
}

/** A count as people read it: `12`, or `1,000+`. */
export function useCountText(): (count: number) => string {
  const number = useNumber();
  return (count) => (count > COUNTED_MAX ? `${number(COUNTED_MAX)}+` : number(count));
}
