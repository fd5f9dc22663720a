import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';

const KEYS = [
  [<Key key="space" text="space_key" />, 'space'],
  ['1 2 3', 'digits'],
  ['S', 's'],
  ['X', 'x'],
  ['A', 'a'],
  ['R', 'r'],
  ['N', 'n'],
  ['P', 'p'],
  ['U', 'u'],
  [<Arrows key="arrows" />, 'arrows'],
  ['PgUp PgDn', 'pages'],
  ['+ − 0', 'zoom'],
  [<Key key="wheel" text="wheel_key" />, 'wheel'],
  ['F', 'fit_page'],
  ['T', 't'],
  ['B', 'b'],
  ['?', 'help'],
] as const;

interface KeysDialogProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the desk. Whoever speaks to the machine, or strikes keys by chance, can switch them off. */
export function KeysDialog({ isOn, onSwitch, onClose }: KeysDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('review.keys.title')}</DialogTitle>
      <DialogContent>
        <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.5rem 1.5rem', margin: 0 }}>
          {KEYS.map(([key, text]) => (
            <Fragment key={text}>
              <Typography component="dt" sx={{ fontFamily: 'monospace', fontWeight: 600 }}>
                {key}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {translate(`review.keys.${text}`)}
              </Typography>
            </Fragment>
          ))}
        </dl>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={isOn} onChange={(_, chosen) => onSwitch(chosen)} />}
          label={translate('review.keys.on')}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('records.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** One that has a name of its own in each language. */
function Key({ text }: { readonly text: string }) {
  return useTranslate()(`review.keys.${text}`);
}

/** Drawn, for not every machine has a font with these two signs. */
function Arrows() {
  const translate = useTranslate();
  return (
    <>
      <ArrowBack fontSize="inherit" titleAccess={translate('review.keys.left')} />{' '}
      <ArrowForward fontSize="inherit" titleAccess={translate('review.keys.right')} />
    </>
  );
}
