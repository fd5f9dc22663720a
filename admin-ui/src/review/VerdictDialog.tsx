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
import { MOST_REASONS, VERDICT_TEXTS } from '@myverify/domain/verdict/verdict.operations';
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useStore, useTranslate } from 'react-admin';
import type { VerdictInput } from '../api/verbs';
import { messageText } from '../i18n/refusals';
import { useKeptText } from '../records/useKeptText';
import type { ReasonLanguage } from './LanguageToggle';
import { SavedReasons } from './SavedReasons';
import { useGroupNames } from './useGroupNames';
import type { GroupReview } from './useGroupReview';

interface VerdictDialogProps {
  readonly kind: Exclude<VerdictInput['verdict'], 'accepted'>;
  readonly id: number;
  readonly version: number;
  readonly work: GroupReview;
  readonly onClose: () => void;
}

const BLANK = { reasons: [] as readonly number[], comment: '', internalNote: '' };

/** Asks why a group is not accepted. Until it is stored, what was typed stays, whatever happens. */
export function VerdictDialog({ kind, id, version, work, onClose }: VerdictDialogProps) {
  const translate = useTranslate();
  const { nameOf } = useGroupNames();
  const heading = useId();
  // What is ticked is kept in every language: it is read in the officer's own.
  const [language, setLanguage] = useStore<ReasonLanguage>('review.language', useLocale() === 'cn' ? 'Cn' : 'En');
  // The next group comes into view before the dialog is gone.
  const [group] = useState(work.group);
  const kept = useKeptText(`verdict:${id}:${group}`, BLANK);
  const { reasons, comment, internalNote } = kept.text;
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Error>();
  const [isPending, setPending] = useState(false);
  const most = VERDICT_TEXTS.comment.most;
  const isUnreasoned = reasons.length === 0 && comment.trim() === '';
  const isTooLong = comment.length > most || internalNote.length > most;
  const toggle = (reason: number) => {
    const others = reasons.filter((one) => one !== reason);
    if (others.length < reasons.length) kept.type({ reasons: others });
    else if (reasons.length < MOST_REASONS) kept.type({ reasons: [...reasons, reason] });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isUnreasoned || isTooLong || isPending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      await work.record({
        version,
        group,
        verdict: kind,
        answers: work.answers,
        reasons: [...reasons],
        comment: comment.trim() || null,
        internalNote: internalNote.trim() || null,
      });
      kept.forget();
      onClose();
    } catch (refused) {
      setRefusal(refused instanceof Error ? refused : new Error(String(refused)));
      setPending(false);
    }
  };
  const count = (text: string) => translate('records.count', { length: text.length, most });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={heading}>{translate(`verdicts.dialog.${kind}`, { group: nameOf(group) })}</DialogTitle>
        <DialogContent>
          {refusal ? (
            <Alert severity="error" sx={{ mb: 1 }}>
              {translate('verdicts.not_stored')} {refusal.message} {translate('verdicts.try_again')}
            </Alert>
          ) : null}
          <DialogContentText variant="body2">{translate('verdicts.dialog.hint')}</DialogContentText>
          <SavedReasons
            language={language}
            onLanguage={setLanguage}
            chosen={reasons}
            onChoose={({ id }) => toggle(id)}
          />
          <TextField
            autoFocus
            multiline
            minRows={2}
            maxRows={8}
            sx={{ mt: 2 }}
            label={translate('verdicts.comment')}
            value={comment}
            onChange={({ target }) => kept.type({ comment: target.value })}
            error={(isTried && isUnreasoned) || comment.length > most}
            helperText={isTried && isUnreasoned ? messageText(message('verdict_reason_needed')) : count(comment)}
          />
          <TextField
            multiline
            maxRows={8}
            label={translate('verdicts.note')}
            value={internalNote}
            onChange={({ target }) => kept.type({ internalNote: target.value })}
            error={internalNote.length > most}
            helperText={internalNote.length > most ? count(internalNote) : translate('verdicts.dialog.note_hint')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('records.cancel')}</Button>
          {/* Off, it would lose the focus, and Escape would go nowhere. */}
          <Button
            type="submit"
            color={kind === 'refused' ? 'error' : 'warning'}
            variant="contained"
            aria-disabled={isPending}
          >
            {translate('verdicts.dialog.record')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
