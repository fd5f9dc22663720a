import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api';
import { newKey } from '../../lib/command';
import { fileDetailsQuery } from './file-details';
import { sendFile, type UploadedFile } from './send-file';
import { type Order, type Upload, UploadQueue } from './upload-queue';

export interface Uploads {
  /** What has not arrived: on its way, waiting, failed or refused. */
  readonly list: readonly Upload[];
  readonly queue: UploadQueue;
}

/** The files of a form on their way to the server. `onArrived` is told the field and the file that is there now. */
export function useUploads(onArrived: (field: string, uploaded: UploadedFile) => void): Uploads {
  const queries = useQueryClient();
  // As a mutation, so that the end of the session is noticed here as everywhere.
  const { mutateAsync } = useMutation({ mutationFn: sendFile });
  const latest = useRef({ onArrived, mutateAsync });
  latest.current = { onArrived, mutateAsync };
  const keys = useRef(new Map<string, string>());

  const [queue] = useState(() => {
    const send = async ({ id, ...order }: Order) => {
      const key = keys.current.get(id) ?? newKey();
      keys.current.set(id, key);
      try {
        return await latest.current.mutateAsync({ ...order, key });
      } catch (error) {
        // A refusal is kept under its key; the next try is another one.
        if (error instanceof ApiError && error.status > 0) keys.current.delete(id);
        throw error;
      }
    };
    const onDone = (field: string, uploaded: UploadedFile) => {
      const { name, type, size } = uploaded;
      queries.setQueryData(fileDetailsQuery(uploaded.url).queryKey, { name, type, size, fresh: true });
      latest.current.onArrived(field, uploaded);
    };
    return new UploadQueue({ send, onDone });
  });
  const list = useSyncExternalStore(queue.subscribe, queue.snapshot);
  useEffect(() => () => queue.clear(), [queue]);
  return { list, queue };
}
