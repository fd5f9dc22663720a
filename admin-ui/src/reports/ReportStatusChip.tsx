import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Report } from '../api/records';

const COLOURS = { current: 'success', superseded: 'default', withdrawn: 'error' } as const;

export function ReportStatusChip({ status }: { readonly status: Report['status'] }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[status]}
      label={translate(`resources.reports.statuses.${status}`)}
    />
  );
}
