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
    onSuccess: ({ id }) => {
      if (id === null) notify('resources.student.queue_empty', { type: 'info' });
      navigate(id === null ? '/student' : `/student/${id}`);
    },
    onError: (error) => notify(error.message, { type: 'error', messageArgs: { _: error.message } }),
  });
  return { next: (after?: number) => mutate(after), isPending };
}
