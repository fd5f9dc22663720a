import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface LoadFailureProps {
  /** The key of what could not be loaded; where there is none, the error says enough. */
  readonly text?: string;
  readonly error: Error | null;
  /** `error` where there is nothing to work with until it is there. */
  readonly severity?: 'warning' | 'error';
  readonly onRetry: () => unknown;
}

/** What could not be loaded: it is not that there is nothing. */
export function LoadFailure({ text, error, severity = 'warning', onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity={severity}
      // Where the rest of the screen stands nobody has to be interrupted.
      role={severity === 'error' ? 'alert' : 'note'}
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          {translate('records.retry')}
        </Button>
      }
    >
      {[text && translate(text), error?.message].filter(Boolean).join(' – ')}
    </Alert>
  );
}
