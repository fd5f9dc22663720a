import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { AdminDataProvider } from '../api/data-provider';
import { deskPath, type QueueFilter } from '../certificates/queue-filter';
import { useNotifyError } from '../records/useNotifyError';
import { forgetDecision } from './held-decisions';

interface Undone {
  readonly id: number;
  readonly filter: QueueFilter;
}

/** Undoes a decision that the server holds, and leads back to its application. */
export function useUndo() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Undone) => dataProvider.undo(id),
    onSuccess: (_answer, { id, filter }) => {
      notify('review.held.undone', { type: 'success' });
      navigate(deskPath(id, filter));
    },
    onError: (error) => notifyError(error),
    onSettled: (_answer, error, { id }) => {
      if (!error) forgetDecision(id);
      // What is remembered of the record is older.
      queries.removeQueries({ queryKey: ['certificates', 'getOne', { id: String(id) }], type: 'inactive' });
      void queries.invalidateQueries({ queryKey: ['certificates'] });
      void queries.invalidateQueries({ queryKey: ['history', id] });
    },
  });
  return { undo: (undone: Undone) => mutate(undone), isPending };
}
