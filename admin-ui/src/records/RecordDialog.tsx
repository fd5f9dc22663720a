import Close from '@mui/icons-material/Close';
import { Dialog, DialogTitle, IconButton, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

interface RecordDialogProps {
  readonly title: string;
  readonly width?: 'xs' | 'sm' | 'md' | 'lg';
  readonly children: ReactNode;
}

/** Back to the list, as it was. */
export function useCloseDialog(): () => void {
  const navigate = useNavigate();
  const resource = useResourceContext();
  return () => navigate(`/${resource}`);
}

/** What stands over a list while its address names a record. */
export function RecordDialog({ title, width = 'sm', children }: RecordDialogProps) {
  const translate = useTranslate();
  const close = useCloseDialog();
  const heading = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={close} fullWidth maxWidth={width} fullScreen={isPhone} aria-labelledby={heading}>
      <DialogTitle id={heading} sx={{ pr: 7, fontSize: '1.125rem' }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={translate('records.close')}
        onClick={close}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <Close />
      </IconButton>
      {children}
    </Dialog>
  );
}
