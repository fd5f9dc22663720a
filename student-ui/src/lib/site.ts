import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './api';

/** Contact details, figures and ministries, which are settings of the installation. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: () => answerOf(api.GET('/api/v1/site')),
});

/** For texts that tell how many working days a decision usually takes. */
export function usualWords({ from, to }: { readonly from: number; readonly to: number }): {
  days: string;
  count: number;
} {
  return { days: from === to ? `${to}` : `${from}–${to}`, count: to };
}
