import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toBody } from './application';
import { useForm } from './form-context';
import { type Sending, sendApplication, takeSaved } from './queries';
import { sendOnce } from './send-once';
import { useMovedForm } from './use-moved-form';
import { useSendGuard } from './use-send-guard';

interface PaymentDraft {
  /** Goes on at the page of the draft, with the details of the payment open. */
  readonly save: () => void;
  readonly isSaving: boolean;
}

/**
 * Makes a draft of a new form: the reference of a payment belongs to a record.
 * @param onFailure shows the details without a reference.
 */
export function usePaymentDraft(onFailure: () => void): PaymentDraft {
  const { form, uploads, autosave } = useForm();
  const queries = useQueryClient();
  const mayBeSent = useSendGuard();
  const move = useMovedForm(form, uploads, autosave.drafts);
  const draft = useMutation({
    mutationFn: (sending: Sending) => sendOnce(sending, autosave, sendApplication),
    onSuccess: ({ record }) => {
      takeSaved(queries, record);
      move(record, form.state().values, { paying: true });
    },
    onError: () => {
      form.release();
      onFailure();
    },
  });
  const save = () => {
    if (!mayBeSent()) return;
    form.hold();
    draft.mutate({ verb: 'save', target: null, body: toBody(form.state().values) });
  };
  return { save, isSaving: draft.isPending };
}
