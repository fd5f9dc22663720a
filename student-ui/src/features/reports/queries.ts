import { ApiError } from '@myverify/api-client/api-error';
import { queryOptions } from '@tanstack/react-query';
import { api, type FetchedFile, failureOf, fetchFile } from '../../lib/api';

const UNISSUED = ['unknown_report', 'mistyped', 'sample_report'] as const;
type Unissued = (typeof UNISSUED)[number];

/** What the service says of a number. That it could not be asked is an error, and says nothing about the report. */
async function check(number: string, edition: number | null) {
  const query = edition === null ? {} : { edition };
  const { data, error, response } = await api.GET('/api/v1/reports/check/{number}', {
    params: { path: { number }, query },
  });
  if (data !== undefined) return data;
  const failure = failureOf(error, response);
  const result = UNISSUED.find((reason) => reason === failure.reason);
  if (result) return { result };
  throw failure;
}

export type Checked = Awaited<ReturnType<typeof check>>;
export type CheckedReport = Exclude<Checked, { result: Unissued }>;

/** Asked anew each time: what is shown is what is in force at the time that stands beside it. */
export function checkQuery(number: string, edition: number | null) {
  return queryOptions({
    queryKey: ['report-check', number, edition],
    queryFn: () => check(number, edition),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function fetchPdf(address: string, signal: AbortSignal): Promise<FetchedFile> {
  const file = await fetchFile(address, signal);
  if (!file.blob.type.startsWith('application/pdf')) throw new ApiError({ status: 200, reason: 'no_pdf', message: '' });
  return file;
}

/** The bytes of a document; a signed link may end while it is being read. */
export function pdfQuery(address: string) {
  return queryOptions({
    queryKey: ['pdf', address],
    queryFn: ({ signal }) => fetchPdf(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
  });
}
