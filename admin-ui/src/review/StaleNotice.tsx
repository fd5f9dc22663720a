import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFieldNames } from './useFieldNames';

interface StaleNoticeProps {
  readonly changed: readonly string[];
  readonly onShowLatest: () => void;
}

/** The record is another by now. */
export function StaleNotice({ changed, onShowLatest }: StaleNoticeProps) {
  const translate = useTranslate();
  const names = useFieldNames();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onShowLatest}>
          {translate('review.stale.show')}
        </Button>
      }
    >
      <AlertTitle>{translate('review.stale.title')}</AlertTitle>
      {translate('review.stale.text', { fields: names(changed) || '–' })}
    </Alert>
  );
}
