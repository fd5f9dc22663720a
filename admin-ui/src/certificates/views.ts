import { QUEUE_VIEWS, type QueueView } from '@myverify/domain/review/queue-view';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, usePermissions } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { mayDo, type Permission } from '../auth/permissions';

const EVERY_MS = 30_000;
/** Signals are told to none but those who review. */
const SEEN = QUEUE_VIEWS.filter((view) => view !== 'signals');

/** The views that the officer may look at. */
export function useViews(): readonly QueueView[] {
  const { permissions = [] } = usePermissions<Permission[]>();
  return mayDo(permissions, 'certificates', 'edit') ? QUEUE_VIEWS : SEEN;
}

/** How many applications are in each view, in one call; asked for again while somebody looks. */
export function useViewCounts() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const views = useViews();
  return useQuery({
    queryKey: ['certificates', 'counts', views],
    queryFn: () => dataProvider.counts(Object.fromEntries(views.map((view) => [view, { view }]))),
    refetchInterval: EVERY_MS,
  });
}
