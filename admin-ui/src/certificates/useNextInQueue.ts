import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { AdminDataProvider } from '../api/data-provider';

/** Goes on to the next application of the queue and takes it, so that no colleague gets the same. */
export function useNextInQueue() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (after?: number) => dataProvider.nextInQueue(after),
    onError: (error) => notify(error.message, { type: 'error', messageArgs: { _: error.message } }),
  });
  // Told to the call itself, it is not done for an officer who has gone elsewhere meanwhile.
  const goOn = {
    onSuccess: ({ id }: { readonly id: number | null }) => {
      if (id === null) notify('resources.student.queue_empty', { type: 'info' });
      navigate(id === null ? '/student' : `/student/${id}`);
    },
  };
  return { next: (after?: number) => mutate(after, goOn), isPending };
}
