import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import { type ReactNode, useContext, useState } from 'react';
import { EditContext, Form, SaveButton, useNotify, useSaveContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { isUploading } from '../uploads/pending-uploads';
import { ErrorSummary } from './ErrorSummary';
import { FormGuard } from './FormGuard';
import { useCloseDialog } from './RecordDialog';

interface RecordFormProps {
  /** What typed text is kept under. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A form loaded anew keeps what was typed. */
const KEEP_TYPED = { keepDirtyValues: true };

/** The form of a dialog, inside a create or edit context. */
export function RecordForm({ name, children }: RecordFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const close = useCloseDialog();
  const { save } = useSaveContext();
  const editing = useContext(EditContext);
  const [isStale, setStale] = useState(false);

  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.reason === 'stale_version') return setStale(true);
    const message = error instanceof Error ? error.message : String(error);
    notify(message, { type: 'error', messageArgs: { _: message } });
  };
  const submit = (values: FieldValues) => {
    if (isUploading()) return notify('records.wait_for_uploads', { type: 'warning' });
    return save?.(values, { onError });
  };
  const loadAgain = async () => {
    await editing?.refetch?.();
    setStale(false);
  };
  return (
    <Form
      resetOptions={KEEP_TYPED}
      disableInvalidFormNotification
      // The summary takes the focus and names every field.
      shouldFocusError={false}
      onSubmit={submit}
      noValidate
    >
      <DialogContent dividers>
        {isStale ? (
          <Alert
            severity="warning"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" size="small" onClick={() => void loadAgain()}>
                {translate('records.load_again')}
              </Button>
            }
          >
            {translate('records.stale')}
          </Alert>
        ) : null}
        <ErrorSummary />
        {children}
        <FormGuard name={name} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('records.cancel')}
        </Button>
        <SaveButton alwaysEnable label="records.save" icon={false} />
      </DialogActions>
    </Form>
  );
}
