import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { message } from '@myverify/domain/messages/message';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageText } from '../i18n/refusals';
import { useKeptText } from '../records/useKeptText';
import { SavedReasons } from './SavedReasons';
import { StaleNotice } from './StaleNotice';
import { reasonOf } from './useReview';

const LONGEST = 2000;

interface RejectDialogProps {
  readonly id: number;
  readonly isPending: boolean;
  /** Fields that were changed since the record was opened; null where none was. */
  readonly changed: readonly string[] | null;
  readonly onShowLatest: () => void;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason; closing it does nothing, and what was typed is there when it is opened again. */
export function RejectDialog({ id, isPending, changed, onShowLatest, onReject, onClose }: RejectDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const kept = useKeptText(reasonOf(id), { reason: '' });
  const { reason } = kept.text;
  const [isTried, setTried] = useState(false);
  const text = reason.trim();
  const isWrong = text === '' || text.length > LONGEST;
  const type = (typed: string) => kept.type({ reason: typed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWrong) onReject(text);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>{translate('review.rejection.title')}</DialogTitle>
        <DialogContent>
          {changed ? <StaleNotice id={id} changed={changed} onShowLatest={onShowLatest} /> : null}
          <TextField
            autoFocus
            multiline
            minRows={4}
            maxRows={12}
            required
            label={messageText(message('rejection_reason_needed'))}
            value={reason}
            onChange={({ target }) => type(target.value)}
            error={(isTried && isWrong) || text.length > LONGEST}
            helperText={
              isTried && text === ''
                ? messageText(message('rejection_reason_needed'))
                : `${translate('review.rejection.hint')} ${translate('review.rejection.count', { length: text.length })}`
            }
          />
          <SavedReasons onChoose={(saved) => type(text === '' ? saved : `${text}\n${saved}`)} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('records.cancel')}</Button>
          <Button type="submit" color="error" variant="contained" disabled={isPending}>
            {translate('review.reject')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
