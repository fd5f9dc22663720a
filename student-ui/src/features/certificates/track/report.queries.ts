import { ApiError } from '@myverify/api-client/api-error';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api';

const WAIT_MS = 3_000;
/** Two minutes; a report takes seconds where nothing is wrong. */
const TRIES = 40;

const fetchReport = (id: number): Promise<Blob> =>
  answerOf(api.GET('/api/cert/pdf', { params: { query: { id } }, parseAs: 'blob' }));

/** An edition of the report of one's own certificate; asked for again while it is being made. */
export function reportQuery(id: number, edition: number) {
  return queryOptions({
    queryKey: ['certificates', 'report', id, edition],
    queryFn: () => fetchReport(id),
    retry: (count, error) => error instanceof ApiError && error.reason === 'report_not_ready' && count < TRIES,
    retryDelay: WAIT_MS,
    staleTime: 60_000,
    structuralSharing: false,
    refetchOnWindowFocus: false,
  });
}
