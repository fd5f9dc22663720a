import { queryOptions } from '@tanstack/react-query';
import { failureOf } from '../../lib/api';
import { fileNameIn } from '../../lib/file-name';
import type { Look } from './picture-look';

interface FileDetails {
  /** On the computer it came from; empty where that is not known. */
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** How the picture looked before it was sent; `null` where nothing is to be said, or it is not known any more. */
  readonly look: Look | null;
  /** Uploaded since the page was opened. */
  readonly fresh: boolean;
}

/**
 * What a stored file is. Records name files by their address alone, so the server is asked for the head of its answer.
 */
export function fileDetailsQuery(url: string) {
  return queryOptions({
    queryKey: ['file', url],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<FileDetails> => {
      const answer = await fetch(url, { method: 'HEAD', signal });
      if (!answer.ok) throw failureOf(null, answer);
      return {
        name: fileNameIn(answer.headers.get('Content-Disposition')),
        type: answer.headers.get('Content-Type') ?? '',
        size: Number(answer.headers.get('Content-Length') ?? 0),
        look: null,
        fresh: false,
      };
    },
  });
}
