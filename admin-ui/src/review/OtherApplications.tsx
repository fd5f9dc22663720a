import { Card, CardContent, Link as MuiLink, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Certificate, CertificateDetail } from '../api/records';
import { listPath } from '../certificates/list-path';
import { StatusChip } from '../certificates/StatusChip';
import { LoadFailure } from '../records/LoadFailure';
import { addressOf } from '../resources';

const SHOWN = 10;

/** What else the same person has applied for. */
export function OtherApplications({ record }: { readonly record: CertificateDetail }) {
  const translate = useTranslate();
  const { id, ownerId } = record;
  const {
    data = [],
    total = 0,
    error,
    refetch,
  } = useGetList<Certificate>(
    'certificates',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'id', order: 'DESC' }, filter: { ownerId } },
    { enabled: ownerId !== null },
  );
  const others = data.filter((one) => one.id !== id);
  // The list counts this one, too.
  const more = total - 1 - others.length;
  if (others.length === 0 && !error) return null;
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('review.others')}
        </Typography>
        {error ? <LoadFailure text="review.others_failed" error={error} onRetry={refetch} /> : null}
        <ul style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 }}>
          {others.map((one) => (
            <li key={one.id}>
              <MuiLink component={Link} to={`${addressOf('certificates')}/${one.id}`} sx={{ overflowWrap: 'anywhere' }}>
                {translate('review.title', { id: one.id })}
              </MuiLink>{' '}
              {translate(`resources.certificates.values.${one.type}`)} · {one.university ?? '–'} <StatusChip {...one} />
            </li>
          ))}
        </ul>
        {more > 0 ? (
          <MuiLink component={Link} to={listPath({ ownerId })} sx={{ display: 'inline-block', mt: 1 }}>
            {translate('review.others_more', { smart_count: more })}
          </MuiLink>
        ) : null}
      </CardContent>
    </Card>
  );
}
