import { Card, CardContent, Link as MuiLink, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Certificate, CertificateDetail } from '../api/records';
import { StatusChip } from '../certificates/StatusChip';
import { addressOf } from '../resources';

const SHOWN = 10;

/** What else the same person has applied for. */
export function OtherApplications({ record }: { readonly record: CertificateDetail }) {
  const translate = useTranslate();
  const { id, ownerId } = record;
  const { data = [] } = useGetList<Certificate>(
    'certificates',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'id', order: 'DESC' }, filter: { ownerId } },
    { enabled: ownerId !== null },
  );
  const others = data.filter((one) => one.id !== id);
  if (others.length === 0) return null;
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('review.others')}
        </Typography>
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
      </CardContent>
    </Card>
  );
}
