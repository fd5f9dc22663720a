import { ApiError } from '@myverify/api-client/api-error';
import { newKey } from '@myverify/api-client/idempotency-key';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fileDetailsQuery } from './file-details';
import { lookAtPicture } from './picture-care';
import { sendFile, type UploadedFile } from './send-file';
import { type Order, type Upload, UploadQueue } from './upload-queue';

/**
 * The files of a form on their way to the server. `onArrived` is told the field, the file that is there now and whose
 * place it takes; `left` is what the form could not send before it became this one.
 */
export function useUploads(
  onArrived: (field: string, uploaded: UploadedFile, replaces?: string) => void,
  left: readonly Upload[] = [],
): UploadQueue {
  const queries = useQueryClient();
  const latest = useRef(onArrived);
  latest.current = onArrived;
  const keys = useRef(new Map<string, string>());

  const [queue] = useState(() => {
    const send = async ({ id, ...order }: Order) => {
      const key = keys.current.get(id) ?? newKey();
      keys.current.set(id, key);
      try {
        // As a mutation, so that the end of the session is noticed here as everywhere; without the hook, which would
        // render the form at its beginning and its end.
        const mutation = queries.getMutationCache().build(queries, { mutationFn: sendFile });
        const [uploaded, look] = await Promise.all([
          mutation.execute({ ...order, key }),
          lookAtPicture(order.file, order.kind),
        ]);
        return { ...uploaded, look };
      } catch (error) {
        // A refusal is kept under its key; the next try is another one.
        if (error instanceof ApiError && error.status > 0) keys.current.delete(id);
        throw error;
      }
    };
    const onDone = (field: string, uploaded: UploadedFile, replaces?: string) => {
      const { name, type, size, look = null } = uploaded;
      queries.setQueryData(fileDetailsQuery(uploaded.url).queryKey, { name, type, size, look, fresh: true });
      latest.current(field, uploaded, replaces);
    };
    return new UploadQueue({ send, onDone }, left);
  });
  useEffect(() => () => queue.clear(), [queue]);
  return queue;
}

/** What has not arrived for a field: on its way, waiting, failed or refused. */
export function useUploadsOf(queue: UploadQueue, field: string): readonly Upload[] {
  return useSyncExternalStore(queue.subscribe, () => queue.of(field));
}

/** How many files are on their way. */
export function useOnTheirWay(queue: UploadQueue): number {
  return useSyncExternalStore(queue.subscribe, () => queue.underWay());
}
