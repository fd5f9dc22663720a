import { Alert, AlertTitle, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { useFieldNames } from './useFieldNames';

interface StaleNoticeProps {
  readonly id: number;
  readonly changed: readonly string[];
  readonly onShowLatest: () => void;
}

/** The record is another by now. */
export function StaleNotice({ id, changed, onShowLatest }: StaleNoticeProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({
    queryKey: ['history', id, 'stale'],
    queryFn: () => dataProvider.history(id),
    staleTime: 0,
    retry: false,
  });
  const colleague = data?.find(({ action }) => action !== 'certificate.assigned')?.actorName;
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
      <AlertTitle>
        {colleague ? translate('review.stale.by', { name: colleague }) : translate('review.stale.title')}
      </AlertTitle>
      {translate('review.stale.text', { fields: names(changed) || '–' })}
    </Alert>
  );
}
