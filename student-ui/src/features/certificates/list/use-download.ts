import { ApiError } from '@myverify/api-client/api-error';
import { useMutation } from '@tanstack/react-query';
import { fetchDownload } from './queries';

const WAIT_MS = 3_000;
/** Two minutes; a report takes seconds where nothing is wrong. */
const TRIES = 40;

const isBeingMade = (error: unknown) => error instanceof ApiError && error.reason === 'report_not_ready';

/** Fetches the link to a report and opens it; while the report is being made, asks again by itself. */
export function useDownload(id: number) {
  const { mutate, isPending, error, failureReason } = useMutation({
    mutationFn: () => fetchDownload(id),
    retry: (count, reason) => isBeingMade(reason) && count < TRIES,
    retryDelay: WAIT_MS,
  });
  return {
    // The callback of the call is dropped when the screen is left: nothing opens out of the blue.
    start: () => mutate(undefined, { onSuccess: open }),
    isPending,
    isWaiting: isPending && isBeingMade(failureReason),
    error,
  };
}

function open({ file_url, file_name }: { file_url: string; file_name: string }): void {
  const link = document.createElement('a');
  link.href = file_url;
  link.download = file_name;
  link.click();
}
