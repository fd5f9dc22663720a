import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface LoadFailureProps {
  /** The key of what could not be loaded. */
  readonly text: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A part of the desk that could not be loaded: it is not that there is nothing. */
export function LoadFailure({ text, error, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      // The rest of the desk stands; nobody has to be interrupted.
      role="note"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('records.retry')}
        </Button>
      }
    >
      {translate(text)} – {error.message}
    </Alert>
  );
}
