import { useQuery } from '@tanstack/react-query';
import { send } from '../api/send';

const KEPT_MS = 5 * 60_000;

export interface OpenedFile {
  readonly isPdf: boolean;
  readonly bytes: Blob;
}

/** Fetches a document with the session; what was looked at lately is not fetched, and not noted in the audit trail, again. */
export function useFile(url: string) {
  return useQuery({
    queryKey: ['file', url],
    queryFn: async ({ signal }): Promise<OpenedFile> => {
      const answer = await send(new Request(new URL(url, location.origin), { signal }));
      const bytes = await answer.blob();
      return { isPdf: bytes.type === 'application/pdf', bytes };
    },
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
  });
}
