import { queryOptions } from '@tanstack/react-query';
import { api, failureOf } from '../../lib/api';

const EVERY_MS = 60_000;

async function fetchStatus() {
  const { data, error, response } = await api.GET('/api/v1/status');
  if (data === undefined) throw failureOf(error, response);
  return data;
}

export type ServiceStatus = Awaited<ReturnType<typeof fetchStatus>>;

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: fetchStatus,
  refetchInterval: EVERY_MS,
});
