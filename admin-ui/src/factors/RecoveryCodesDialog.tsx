import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  GlobalStyles,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useCopy } from '../records/useCopy';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** On paper nothing but the codes. */
const PRINTED = {
  '@media print': {
    'body > *:not(.recovery-codes)': { display: 'none !important' },
    '.recovery-codes :is(.MuiBackdrop-root, .MuiDialogActions-root)': { display: 'none !important' },
  },
};

/** Shows recovery codes this once; it closes only when told that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const translate = useTranslate();
  const copy = useCopy();
  const heading = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={heading} className="recovery-codes">
      <GlobalStyles styles={PRINTED} />
      <DialogTitle id={heading} sx={{ fontSize: '1.125rem' }}>
        MyVerify: {translate('factors.codes_title')}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate('factors.codes_lead')}</Typography>
        <Box
          component="ol"
          sx={{
            m: 0,
            pl: 4,
            columnGap: 5,
            columns: { xs: 1, sm: 2 },
            fontFamily: 'monospace',
            lineHeight: 2,
            whiteSpace: 'nowrap',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => void copy(codes.join('\n'), 'factors.codes_copied')}>
          {translate('factors.codes_copy')}
        </Button>
        <Button onClick={() => window.print()}>{translate('factors.codes_print')}</Button>
        <Button variant="contained" onClick={onClose}>
          {translate('factors.codes_kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
