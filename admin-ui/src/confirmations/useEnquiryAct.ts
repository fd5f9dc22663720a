import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { ConfirmationControl } from './useConfirmations';

interface Done {
  /** Key of what is said when it is done. */
  readonly text: string;
  readonly control: ConfirmationControl;
  readonly onDone: () => void;
}

/** Does something about the enquiries of a record and shows what has become of them, also where it was refused. */
export function useEnquiryAct<Given = void>(act: (given: Given) => Promise<unknown>, { text, control, onDone }: Done) {
  const notify = useNotify();
  return useMutation<unknown, Error, Given>({
    mutationFn: act,
    onSuccess: () => {
      notify(`resources.confirmations.done.${text}`, { type: 'success' });
      onDone();
    },
    onSettled: () => control.refresh(),
  });
}
