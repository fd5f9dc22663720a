import { ApiError } from '@myverify/api-client/api-error';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { Certificate } from '../api/records';
import { useNotifyError } from '../records/useNotifyError';

interface Assignment {
  readonly records: readonly Pick<Certificate, 'id' | 'assignedTo'>[];
  readonly userId: number | null;
}

const NONE: Readonly<Record<string, string>> = {};

/** Assigns applications, all or none of them, as they were seen. */
export function useAssign() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useRefresh();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ records, userId }: Assignment) =>
      dataProvider.assign(
        records.map(({ id }) => id),
        userId,
        records.map(({ assignedTo }) => assignedTo?.id ?? null),
      ),
    onSuccess: (_, { userId }) =>
      notify(userId === null ? 'resources.certificates.assign.given_back' : 'resources.certificates.assign.done', {
        type: 'success',
      }),
    onSettled: () => refresh(),
  });
  const isRefused = error instanceof ApiError && error.reason === 'not_assignable';
  return {
    isPending,
    reset,
    /** Why records were refused, by their ids. */
    refused: isRefused ? error.errors : NONE,
    problem: error?.message ?? null,
    assign: (records: Assignment['records'], userId: number | null, onDone?: () => void) =>
      mutate({ records, userId }, { onSuccess: () => onDone?.() }),
    /** Says at once what keeps it from being done, where no dialog is open. */
    assignNow: (records: Assignment['records'], userId: number | null) =>
      mutate({ records, userId }, { onError: (error) => notifyError(error) }),
  };
}
