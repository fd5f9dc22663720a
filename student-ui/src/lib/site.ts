import { queryOptions } from '@tanstack/react-query';
import { api, failureOf } from './api';

/** Contact details, figures and ministries, which are settings of the installation. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const { data, error, response } = await api.GET('/api/v1/site');
    if (data === undefined) throw failureOf(error, response);
    return data;
  },
});

/** For texts that tell how many working days a decision usually takes. */
export function usualWords({ from, to }: { readonly from: number; readonly to: number }): {
  days: string;
  count: number;
} {
  return { days: from === to ? `${to}` : `${from}–${to}`, count: to };
}
