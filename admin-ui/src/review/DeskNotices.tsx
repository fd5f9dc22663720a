import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { timeOf } from '../records/dates';
import { useFieldNames } from './useFieldNames';

interface DeskNoticesProps {
  readonly record: CertificateDetail;
  readonly claim: { readonly name: string; readonly mine: boolean; readonly until: string } | undefined;
  /** Fields that were changed since the record was opened; null where none was. */
  readonly changed: readonly string[] | null;
  readonly missing: readonly string[];
  readonly onShowLatest: () => void;
}

/** What an officer must know before deciding. */
export function DeskNotices({ record, claim, changed, missing, onShowLatest }: DeskNoticesProps) {
  const translate = useTranslate();
  const names = useFieldNames();
  return (
    <Stack spacing={1} sx={{ mb: 1.5 }} aria-live="polite">
      {changed ? (
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
      ) : null}
      {claim && !claim.mine ? (
        <Alert severity="info">
          {translate('review.taken', { name: claim.name, until: timeOf(claim.until).slice(-5) })}
        </Alert>
      ) : null}
      {missing.length > 0 ? (
        <Alert severity="error">{translate('review.missing', { fields: names(missing) })}</Alert>
      ) : null}
      {record.status === 'Rejected' && record.rejectReason ? (
        <Alert severity="error" sx={{ whiteSpace: 'pre-wrap' }}>
          {translate('review.reason')} {record.rejectReason}
        </Alert>
      ) : null}
    </Stack>
  );
}
