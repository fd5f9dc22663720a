import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Certificate } from '../api/records';

const COLOURS = { Unverified: 'info', Verifying: 'default', Verified: 'success', Rejected: 'error' } as const;

/** The colours of the specification; the word says the same. */
export function StatusChip({ status }: { readonly status: Certificate['status'] }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[status]}
      label={translate(`resources.student.status.${status}`)}
    />
  );
}
