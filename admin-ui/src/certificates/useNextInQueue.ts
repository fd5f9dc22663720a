import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { AdminDataProvider } from '../api/data-provider';
import { useNotifyError } from '../records/useNotifyError';
import { addressOf } from '../resources';
import { deskPath, type QueueFilter, queueFilter } from './queue-filter';

/**
 * Goes on to the next application of the queue and takes it, so that no colleague gets the same.
 * @param filters those of the list that the officer came from.
 */
export function useNextInQueue(filters: QueueFilter) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const filter = queueFilter(filters);
  const isNarrowed = Object.keys(filter).length > 0;
  const { mutate, isPending } = useMutation({
    mutationFn: (after?: number) => dataProvider.nextInQueue(filter, after),
    onError: (error) => notifyError(error),
  });
  // Told to the call itself, it is not done for an officer who has gone elsewhere meanwhile.
  const goOn = {
    onSuccess: ({ id }: { readonly id: number | null }) => {
      const nothing = isNarrowed ? 'resources.certificates.queue_empty_filtered' : 'resources.certificates.queue_empty';
      if (id === null) notify(nothing, { type: 'info' });
      navigate(id === null ? addressOf('certificates') : deskPath(id, filter));
    },
  };
  return { next: (after?: number) => mutate(after, goOn), isPending, filter, narrowedBy: Object.keys(filter) };
}
