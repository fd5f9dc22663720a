import { Alert, Button } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';

interface PendingNoticeProps {
  readonly pending: NonNullable<CertificateDetail['decisionPending']>;
  readonly mayUndo: boolean;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

/** Somebody has decided, and it may still be undone. */
export function PendingNotice({ pending, mayUndo, isBusy, onUndo }: PendingNoticeProps) {
  const translate = useTranslate();
  const { action, by, until } = pending;
  return (
    <Alert
      severity="info"
      action={
        mayUndo ? (
          <Button color="inherit" size="small" disabled={isBusy} onClick={onUndo}>
            {translate('review.held.undo')}
          </Button>
        ) : null
      }
    >
      {translate(`review.held.by_${action}`, { name: by.name, until: timeOf(until).slice(-5) })}
    </Alert>
  );
}
