import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { REJECT_REASON } from '@myverify/domain/certificate/certificate.operations';
import { message } from '@myverify/domain/messages/message';
import type { Rejection } from '@myverify/domain/verdict/rejection';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RejectionOrder } from '../api/verbs';
import { messageText } from '../i18n/refusals';
import { isReason, ReasonField } from '../records/ReasonField';
import { SavedReasons } from './SavedReasons';
import { StaleNotice } from './StaleNotice';
import { useGroupNames } from './useGroupNames';
import { useRejectionText } from './useRejectionText';

const LONGEST = REJECT_REASON.most;

interface RejectDialogProps {
  readonly id: number;
  /** What the standing verdicts do not accept. */
  readonly rejections: readonly Rejection[];
  readonly isPending: boolean;
  /** Fields that were changed since the record was opened; null where none was. */
  readonly changed: readonly string[] | null;
  readonly onShowLatest: () => void;
  readonly onReject: (order: RejectionOrder) => void;
  readonly onClose: () => void;
}

/** Asks for the reason; closing it does nothing, and what was typed is there when it is opened again. */
export function RejectDialog(props: RejectDialogProps) {
  const { id, rejections, isPending, changed, onShowLatest, onReject, onClose } = props;
  const translate = useTranslate();
  const { namesOf } = useGroupNames();
  const heading = useId();
  const text = useRejectionText(id, rejections);
  const [isTried, setTried] = useState(false);
  const reason = text.reason.trim();
  const needed = messageText(message('rejection_reason_needed'));
  const groups = rejections.map(({ group }) => group);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReason(reason, LONGEST) && !isPending) onReject(text.isLeftToServer ? { groups } : { reason, groups });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>{translate('review.rejection.title')}</DialogTitle>
        <DialogContent>
          {changed ? <StaleNotice id={id} changed={changed} onShowLatest={onShowLatest} /> : null}
          {groups.length > 0 ? (
            <DialogContentText variant="body2" sx={{ mb: 1 }}>
              {translate('verdicts.composed', { groups: namesOf(groups) })}
              {text.isLeftToServer ? (
                ` ${translate('verdicts.in_their_language')}`
              ) : (
                <Button size="small" onClick={text.composeAnew}>
                  {translate('verdicts.compose_anew')}
                </Button>
              )}
            </DialogContentText>
          ) : null}
          <ReasonField
            autoFocus
            minRows={4}
            maxRows={12}
            label={needed}
            most={LONGEST}
            hint={translate('review.rejection.hint')}
            missing={needed}
            value={text.reason}
            onChange={text.type}
            isTried={isTried}
          />
          <SavedReasons
            language={text.language}
            pressed={text.pressed}
            onLanguage={text.choose}
            onChoose={(saved) => {
              const added = saved[`text${text.language}`];
              text.type(reason === '' ? added : `${reason}\n${added}`);
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('records.cancel')}</Button>
          {/* Off, it would lose the focus, and Escape would go nowhere. */}
          <Button type="submit" color="error" variant="contained" aria-disabled={isPending}>
            {translate('review.reject')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
