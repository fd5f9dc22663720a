import { Alert, Button } from '@mantine/core';
import { saveFile } from '@myverify/api-client/save-file';
import { useMutation } from '@tanstack/react-query';
import { currentLanguage } from '../../../i18n/i18n';
import { useErrorText } from '../../../lib/messages';
import { fetchReceipt } from './receipt.queries';
import classes from './Track.module.css';
import { useTrackTexts } from './track.texts';

/** What was paid as a PDF, in the language of the page. */
export function ReceiptButton({ id }: { readonly id: number }) {
  const t = useTrackTexts();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({ mutationFn: () => fetchReceipt(id, currentLanguage()) });
  // The callback of the call is dropped when the screen is left: nothing is saved out of the blue.
  const start = () => mutate(undefined, { onSuccess: (receipt) => saveFile(receipt, `receipt-${id}.pdf`) });
  return (
    <div className={classes.actions}>
      <Button variant="default" mt="sm" loading={isPending} onClick={start}>
        {t('receipt')}
      </Button>
      {error && (
        <Alert color="red" role="alert" p="xs" mt="sm">
          {errorText(error)}
        </Alert>
      )}
    </div>
  );
}
