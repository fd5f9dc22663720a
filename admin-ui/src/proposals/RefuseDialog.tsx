import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { message } from '@myverify/domain/messages/message';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { messageText } from '../i18n/refusals';
import { useKeptText } from '../records/useKeptText';
import { isReason } from '../reports/ReasonField';

interface RefuseDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** Asks why a proposal is refused, for who has made it. */
export function RefuseDialog({ id, onClose }: RefuseDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { refuseProposal } = useDataProvider<AdminDataProvider>();
  const heading = useId();
  const { text, type, forget } = useKeptText(`refuse:${id}`, { reason: '' });
  const [isTried, setTried] = useState(false);
  const refuse = useMutation({
    mutationFn: () => refuseProposal(id, text.reason.trim()),
    onSuccess: () => {
      forget();
      notify('resources.proposals.refused', { type: 'success' });
      onClose();
    },
    onSettled: () => refresh(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReason(text.reason)) refuse.mutate();
  };
  const isWrong = isTried && !isReason(text.reason);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>{translate('resources.proposals.refusal.title', { id })}</DialogTitle>
        <DialogContent>
          {refuse.error ? (
            <Alert severity="error" sx={{ mb: 2 }}>
              {refuse.error.message}
            </Alert>
          ) : null}
          <DialogContentText>{translate('resources.proposals.refusal.text')}</DialogContentText>
          <TextField
            autoFocus
            required
            fullWidth
            multiline
            minRows={3}
            maxRows={10}
            label={translate('resources.proposals.refusal.label')}
            value={text.reason}
            onChange={({ target }) => type({ reason: target.value })}
            error={isWrong}
            helperText={isWrong ? messageText(message('reason_needed')) : undefined}
            sx={{ mt: 2 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('records.cancel')}</Button>
          <Button type="submit" color="error" variant="contained" disabled={refuse.isPending}>
            {translate('resources.proposals.refuse')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
