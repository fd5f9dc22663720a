import { ApiError } from '@myverify/api-client/api-error';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/** Tells at most one listener that the session ended, wherever it was noticed. */
let onSessionEnd: () => void = () => undefined;

export function listenToSessionEnd(listener: () => void): () => void {
  onSessionEnd = listener;
  return () => {
    onSessionEnd = () => undefined;
  };
}

function notice(error: unknown): void {
  if (error instanceof ApiError && error.sessionEnded) onSessionEnd();
}

/** What the server refused it will refuse again; what did not arrive may arrive at the next try. */
function worthRetrying(count: number, error: unknown): boolean {
  return count < RETRIES && error instanceof ApiError && (error.status === 0 || error.status === 503);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: notice }),
  mutationCache: new MutationCache({ onError: notice }),
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 30_000, refetchOnWindowFocus: true },
    // Who is offline is told so at once, and not left waiting.
    mutations: { retry: false, networkMode: 'always' },
  },
});
