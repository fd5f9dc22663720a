import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldNames } from './useFieldNames';
import { goToTyped, type InPlace } from './useInPlace';

/** Asks before what was typed in place of a value is left behind. */
export function UnsavedDialog({ inPlace }: { readonly inPlace: InPlace }) {
  const translate = useTranslate();
  const names = useFieldNames();
  const heading = useId();
  if (!inPlace.isAsked) return null;
  const { changed } = inPlace;
  const stay = () => {
    inPlace.stay();
    // After the dialog has given the focus back to what opened it.
    setTimeout(() => goToTyped(changed));
  };
  return (
    <Dialog open onClose={stay} aria-labelledby={heading} maxWidth="sm">
      <DialogTitle id={heading}>{translate('review.unsaved.title', { fields: names(changed) })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('review.unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={inPlace.goOn}>
          {translate('review.unsaved.discard')}
        </Button>
        <Button autoFocus variant="contained" onClick={stay}>
          {translate('review.unsaved.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface UnsavedNoteProps {
  readonly inPlace: InPlace;
  /** The officer uses single keys, which are off until then. */
  readonly keysOn: boolean;
}

/** What is typed and not saved, with the way to it: it may have been scrolled out of sight. */
export function UnsavedNote({ inPlace: { changed }, keysOn }: UnsavedNoteProps) {
  const translate = useTranslate();
  const names = useFieldNames();
  if (changed.length === 0) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="warning"
      title={keysOn ? translate('review.unsaved.keys_off') : undefined}
      onClick={() => goToTyped(changed)}
      sx={{ px: 1, py: 0, verticalAlign: 'baseline' }}
    >
      {translate('review.unsaved.title', { fields: names(changed) })}
    </Button>
  );
}
