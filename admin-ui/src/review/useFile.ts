import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../api/fetch-file';

const KEPT_MS = 5 * 60_000;

export interface OpenedFile {
  readonly isPdf: boolean;
  readonly bytes: Blob;
}

/**
 * Fetches a document with the session; what was looked at lately is not fetched, and not noted in the audit trail,
 * again.
 */
export function useFile(url: string) {
  return useQuery({
    queryKey: ['file', url],
    queryFn: async ({ signal }): Promise<OpenedFile> => {
      const bytes = await fetchFile(url, signal);
      return { isPdf: bytes.type === 'application/pdf', bytes };
    },
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
  });
}
