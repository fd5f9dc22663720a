import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';

interface DecisionButtonsProps {
  readonly allowed: CertificateDetail['allowedActions'];
  /** A call is on its way, or the decision is made. */
  readonly isOff: boolean;
  /** The id of what says why there is no approval yet. */
  readonly obstacle: string | undefined;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

/** What becomes of the application. */
export function DecisionButtons({ allowed, isOff, obstacle, onApprove, onReject }: DecisionButtonsProps) {
  const translate = useTranslate();
  return (
    <>
      {allowed.includes('reject') ? (
        <Button variant="contained" color="error" disabled={isOff} onClick={onReject}>
          {translate('review.reject')}
        </Button>
      ) : null}
      {allowed.includes('authenticate') ? (
        <Button
          variant="contained"
          color="success"
          disabled={isOff || obstacle !== undefined}
          aria-describedby={obstacle}
          onClick={onApprove}
        >
          {translate('review.approve')}
        </Button>
      ) : null}
    </>
  );
}
