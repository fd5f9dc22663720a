import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ALL_CHECKS, groupOf } from './checklist';

interface ApproveDialogProps {
  readonly ticks: readonly string[];
  /** Of the applicant, as stated. */
  readonly birth: string | null;
  readonly isPending: boolean;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

/** The last look before something that is not taken back, with what was not ticked. */
export function ApproveDialog({ ticks, birth, isPending, onApprove, onClose }: ApproveDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const open = ALL_CHECKS.filter((check) => !ticks.includes(check));
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
        {open.length > 0 ? (
          <>
            <DialogContentText sx={{ mt: 1.5, color: 'warning.main', fontWeight: 600 }}>
              {translate(open.length === 1 ? 'review.confirm.unticked_one' : 'review.confirm.unticked', {
                count: open.length,
              })}
            </DialogContentText>
            <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
              {open.map((check) => (
                <li key={check}>
                  {translate(`resources.certificates.fields.${groupOf(check)}`)}:{' '}
                  {translate(`review.checklist.${check}`)}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={open.length > 0} onClick={onClose}>
          {translate('records.cancel')}
        </Button>
        <Button
          autoFocus={open.length === 0}
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
