import Close from '@mui/icons-material/Close';
import { Dialog, DialogTitle, IconButton } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../resources';
import { useIsPhone } from './useIsPhone';

interface RecordDialogProps {
  readonly title: string;
  readonly width?: 'xs' | 'sm' | 'md' | 'lg';
  /** Not where it shows what nobody can read again: that goes by a button of its own. */
  readonly mayClose?: boolean;
  readonly children: ReactNode;
}

/**
 * The fields scroll, the buttons below them stay; the boxes that pages of react-admin have around a form take no part.
 */
const SCROLLING_FORM = {
  '& .MuiDialog-paper form': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 },
  '& :is(.create-page, .edit-page, .show-page)': {
    display: 'contents',
    '& > div, & > div > div': { display: 'contents' },
  },
};

/** Back to the list, as it was. */
export function useCloseDialog(): () => void {
  const navigate = useNavigate();
  const resource = useResourceContext();
  return () => navigate(addressOf(resource ?? ''));
}

/** What stands over a list while its address names a record. */
export function RecordDialog({ title, width = 'sm', mayClose = true, children }: RecordDialogProps) {
  const translate = useTranslate();
  const close = useCloseDialog();
  const heading = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      {...(mayClose ? { onClose: close } : {})}
      fullWidth
      maxWidth={width}
      fullScreen={isPhone}
      aria-labelledby={heading}
      sx={SCROLLING_FORM}
    >
      <DialogTitle id={heading} sx={{ pr: 7, fontSize: '1.125rem' }}>
        {title}
      </DialogTitle>
      {mayClose && (
        <IconButton
          aria-label={translate('records.close')}
          onClick={close}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          <Close />
        </IconButton>
      )}
      {children}
    </Dialog>
  );
}
