import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { verbs } from '../api/verbs';

export type Statistics = Awaited<ReturnType<typeof verbs.statistics>>;

export type DayOfWork = Statistics['days'][number];

const EVERY_MS = 60_000;

/** The figures of the dashboard, asked for again every minute while somebody looks. */
export function useStatistics() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({ queryKey: ['statistics'], queryFn: () => dataProvider.statistics(), refetchInterval: EVERY_MS });
}
