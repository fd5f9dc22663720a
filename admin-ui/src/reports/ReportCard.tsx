import { Link as Anchor, Card, CardContent, Stack, Typography } from '@mui/material';
import { usePermissions, useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { mayDo, type Permission } from '../auth/permissions';
import { OPEN_PROPOSAL } from '../review/ProposalNotice';
import { EditionHistory, useEditions } from './EditionHistory';
import { ReportActions } from './ReportActions';

interface ReportCardProps {
  readonly record: Pick<CertificateDetail, 'id' | 'proposal'>;
  /** The certificate may be another afterwards. */
  readonly onChanged: () => void;
}

/** The report of a certificate with its editions, beside the certificate. */
export function ReportCard({ record, onChanged }: ReportCardProps) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<Permission[]>();
  const maySee = mayDo(permissions, 'reports');
  const { data: editions, error, refetch } = useEditions({ certificateId: record.id }, maySee);
  const newest = editions?.[0];
  if (!maySee) return null;
  return (
    <Card>
      <CardContent>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <Typography variant="h2" sx={{ flex: '1 0 auto' }}>
            {translate('resources.reports.history.title')}
          </Typography>
          {newest ? (
            <ReportActions
              all
              report={newest}
              obstacle={record.proposal ? OPEN_PROPOSAL : undefined}
              onChanged={() => {
                void refetch();
                onChanged();
              }}
            />
          ) : null}
        </Stack>
        {newest ? (
          <Typography variant="body2" sx={{ mb: 1 }}>
            <Anchor href={`/check/${newest.number}`} target="_blank" rel="noopener">
              {newest.number}
            </Anchor>
          </Typography>
        ) : null}
        <EditionHistory editions={editions} error={error} onRetry={refetch} />
      </CardContent>
    </Card>
  );
}
