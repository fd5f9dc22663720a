import { Alert, Button, DialogActions, DialogContent, type DialogContentProps } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import { type ReactNode, useContext, useRef, useState, useSyncExternalStore } from 'react';
import { EditContext, SaveButton, SimpleForm, useNotify, useSaveContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { isLeaving, onSessionLost } from '../auth/session-loss';
import { isUploading } from '../uploads/pending-uploads';
import { FormAutosave } from './FormAutosave';
import { FormErrorSummary } from './FormErrorSummary';
import { useCloseDialog } from './RecordDialog';
import { useNotifyError } from './useNotifyError';

interface RecordFormProps {
  /** What typed text is kept under. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A form loaded anew keeps what was typed. */
const KEEP_TYPED = { keepDirtyValues: true };

/** The form of a dialog, inside `Create` or `Edit`. */
export function RecordForm({ name, children }: RecordFormProps) {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { save } = useSaveContext();
  const editing = useContext(EditContext);
  const isLost = useSyncExternalStore(onSessionLost, isLeaving);
  const [stale, setStale] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  // Text that was brought back must not go over what somebody has saved since it was typed.
  const seen = useRef<number>(undefined);

  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.reason === 'stale_version') return setStale(error.message);
    notifyError(error);
  };
  const submit = (values: FieldValues) => {
    if (isUploading()) return notify('records.wait_for_uploads', { type: 'warning' });
    return save?.(values, seen.current === undefined ? { onError } : { onError, meta: { seen: seen.current } });
  };
  const loadAgain = async () => {
    // What is saved until then would rest on the version that was refused.
    setLoading(true);
    const answer = await editing?.refetch?.();
    setLoading(false);
    if (answer?.isError) return onError(answer.error);
    seen.current = undefined;
    setStale(null);
  };
  return (
    <SimpleForm
      component={FormBody}
      toolbar={<FormButtons isLoading={isLoading} />}
      resetOptions={KEEP_TYPED}
      disableInvalidFormNotification
      warnWhenUnsavedChanges={!isLost}
      // The summary takes the focus and names every field.
      shouldFocusError={false}
      onSubmit={submit}
      noValidate
      sx={{ '& > .MuiStack-root': { alignItems: 'stretch' }, '& .MuiFormHelperText-root': { mb: 0.5 } }}
    >
      {stale === null ? null : <StaleNotice said={stale} isLoading={isLoading} onLoad={loadAgain} />}
      <FormErrorSummary />
      {children}
      <FormAutosave name={name} seen={seen} />
    </SimpleForm>
  );
}

function FormBody(props: DialogContentProps) {
  return <DialogContent dividers {...props} />;
}

function FormButtons({ isLoading }: { readonly isLoading: boolean }) {
  const translate = useTranslate();
  const close = useCloseDialog();
  return (
    <DialogActions>
      <Button color="inherit" onClick={close}>
        {translate('records.cancel')}
      </Button>
      <SaveButton alwaysEnable={!isLoading} disabled={isLoading} label="records.save" icon={false} />
    </DialogActions>
  );
}

interface StaleNoticeProps {
  /** What the server said, with who it was where that is known. */
  readonly said: string;
  readonly isLoading: boolean;
  readonly onLoad: () => Promise<void>;
}

/** Someone else has changed the record; the form goes on with what they made of it, and with what was typed here. */
function StaleNotice({ said, isLoading, onLoad }: StaleNoticeProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" disabled={isLoading} onClick={() => void onLoad()}>
          {translate('records.load_again')}
        </Button>
      }
    >
      {translate('records.stale', { said })}
    </Alert>
  );
}
