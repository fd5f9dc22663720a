import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api';

const EVERY_MS = 60_000;

const fetchStatus = () => answerOf(api.GET('/api/v1/status'));

export type ServiceStatus = Awaited<ReturnType<typeof fetchStatus>>;

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: fetchStatus,
  refetchInterval: EVERY_MS,
});
