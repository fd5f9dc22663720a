import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldNames } from './useFieldNames';
import { type InPlace, inPlaceId } from './useInPlace';

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
    setTimeout(() => changed[0] && document.getElementById(inPlaceId(changed[0]))?.focus());
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
