import { ApiError } from '@myverify/api-client/api-error';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/** Asks again where no answer came; a refusal stays one. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < RETRIES && (!(error instanceof ApiError) || error.status === 0),
      staleTime: 0,
    },
  },
});
