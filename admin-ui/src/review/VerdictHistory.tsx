import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../records/LoadFailure';
import type { VerdictControl } from './useVerdicts';
import { VerdictNote } from './VerdictNote';

/** Every verdict on the record, newest first; nothing is overwritten. */
export function VerdictHistory({ stored }: { readonly stored: VerdictControl }) {
  const translate = useTranslate();
  const { verdicts, isPending, error, retry } = stored;
  return (
    <Card component="section" aria-label={translate('verdicts.history')}>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('verdicts.history')}
        </Typography>
        {isPending ? <Skeleton variant="rounded" height={48} /> : null}
        {error ? <LoadFailure text="verdicts.failed" error={error} onRetry={retry} /> : null}
        {!isPending && !error && verdicts.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('verdicts.history_none')}
          </Typography>
        ) : null}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {verdicts.map((found) => (
            <Box component="li" key={found.id} sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
              <VerdictNote found={found} isNamed />
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
