import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { CHECK_NAMES } from '@myverify/domain/verdict/checks';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { GroupVerdict, Signal } from '../api/records';
import { useSignalNames } from '../certificates/SignalCount';
import { useGroupNames } from './useGroupNames';

interface ApproveDialogProps {
  readonly verdicts: readonly GroupVerdict[];
  /** Of the applicant, as stated. */
  readonly birth: string | null;
  /** Those that are open. */
  readonly signals: readonly Signal['kind'][];
  readonly isPending: boolean;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

/** The last look before something that is not taken back, with what could not be told. */
export function ApproveDialog({ verdicts, birth, signals, isPending, onApprove, onClose }: ApproveDialogProps) {
  const translate = useTranslate();
  const { nameOf, checkOf } = useGroupNames();
  const signalNames = useSignalNames();
  const heading = useId();
  const untold = verdicts
    .filter(({ state }) => state === 'standing')
    .flatMap(({ group, answers }) =>
      CHECK_NAMES.filter((check) => answers[check] === 'cannot_tell').map((check) => ({ group, check })),
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm">
      <DialogTitle id={heading}>{translate('review.confirm.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('review.confirm.text')}</DialogContentText>
        {birth ? null : (
          <DialogContentText sx={{ mt: 1.5, fontWeight: 600 }}>
            {translate('review.confirm.no_birth')}
          </DialogContentText>
        )}
        {signals.length > 0 ? (
          <DialogContentText sx={{ mt: 1.5, color: 'warning.main', fontWeight: 600 }}>
            {translate('signals.still_open', {
              smart_count: signals.length,
              names: signalNames({ openSignals: [...signals] }),
            })}
          </DialogContentText>
        ) : null}
        {untold.length > 0 ? (
          <>
            <DialogContentText sx={{ mt: 1.5, color: 'warning.main', fontWeight: 600 }}>
              {translate('verdicts.cannot_tell', { smart_count: untold.length })}
            </DialogContentText>
            <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
              {untold.map(({ group, check }) => (
                <li key={check}>
                  {nameOf(group)}
                  {translate('records.colon')}
                  {checkOf(check)}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={untold.length > 0} onClick={onClose}>
          {translate('records.cancel')}
        </Button>
        <Button
          autoFocus={untold.length === 0}
          variant="contained"
          color="success"
          disabled={isPending}
          onClick={onApprove}
        >
          {translate('review.approve')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
