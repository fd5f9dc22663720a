import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { Report } from '../api/records';
import { useKeptText } from '../records/useKeptText';
import { isReason, ReasonField } from './ReasonField';

export interface ReportDialogProps {
  readonly report: Report;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason before something that is not taken back. */
export function WithdrawDialog({ report, onDone, onClose }: ReportDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const heading = useId();
  const { text, type, forget } = useKeptText(`withdraw:${report.id}`, { reason: '' });
  const { reason } = text;
  const [isTried, setTried] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => dataProvider.withdrawReport(report.id, reason.trim()),
    onSuccess: (answer) => {
      forget();
      notify('proposalId' in answer ? 'resources.reports.proposed' : 'resources.reports.withdrawn', {
        type: 'success',
      });
      onDone();
    },
  });
  const close = () => {
    // Somebody else may have been faster: what is beneath may be older than what was refused.
    if (withdraw.isError) refresh();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReason(reason)) withdraw.mutate();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>
          {translate('resources.reports.withdrawal.title', { number: report.number })}
        </DialogTitle>
        <DialogContent>
          {withdraw.error ? (
            <Alert severity="error" sx={{ mb: 2 }}>
              {withdraw.error.message}
            </Alert>
          ) : null}
          <DialogContentText>{translate('resources.reports.withdrawal.text')}</DialogContentText>
          <ReasonField value={reason} onChange={(typed) => type({ reason: typed })} isTried={isTried} autoFocus />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('records.cancel')}</Button>
          <Button type="submit" color="error" variant="contained" disabled={withdraw.isPending}>
            {translate('resources.reports.withdraw')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
