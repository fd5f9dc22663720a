import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { message } from '@myverify/domain/messages/message';
import { SIGNAL_NOTE } from '@myverify/domain/signal/signal';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Signal } from '../api/records';
import { messageText } from '../i18n/refusals';
import { useKeptText } from '../records/useKeptText';

interface DismissDialogProps {
  readonly signal: Signal;
  readonly onDismiss: (note: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a signal is nothing, for whoever looks at the record later. */
export function DismissDialog({ signal, onDismiss, onClose }: DismissDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const { text, type, forget } = useKeptText(`signal:${signal.id}`, { note: '' });
  const [isTried, setTried] = useState(false);
  const dismissal = useMutation({
    mutationFn: () => onDismiss(text.note.trim()),
    onSuccess: () => {
      forget();
      onClose();
    },
  });
  const { length } = text.note.trim();
  const isWrong = isTried && (length === 0 || length > SIGNAL_NOTE.most);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (length > 0 && length <= SIGNAL_NOTE.most) dismissal.mutate();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>{translate('signals.dialog.title')}</DialogTitle>
        <DialogContent>
          {dismissal.error ? <Alert severity="error">{dismissal.error.message}</Alert> : null}
          <TextField
            autoFocus
            required
            fullWidth
            multiline
            minRows={2}
            maxRows={10}
            label={translate('signals.dialog.note')}
            value={text.note}
            onChange={({ target }) => type({ note: target.value })}
            error={isWrong}
            helperText={
              isWrong
                ? messageText(message('reason_needed'))
                : translate('verdicts.dialog.count', { length, most: SIGNAL_NOTE.most })
            }
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('records.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={dismissal.isPending}>
            {translate('signals.dismiss')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
