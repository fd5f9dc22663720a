import { Box, Card, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useState } from 'react';
import { PaginationActions, useDataProvider, useGetList, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { AccessRequest } from '../api/records';
import { LoadFailure } from '../records/LoadFailure';
import { VerbButton } from '../records/VerbButton';
import { DeclineAccess } from './DeclineAccess';

const text = (name: string) => `resources.integrators.asked.${name}`;
const VOLUME_TEXTS = { '100': 'v100', '1000': 'v1000', '10000': 'v10000', more: 'more' } as const;
const ROWS = 10;

/** The organisations that have asked for access on the site, and wait for a decision; nothing where there are none. */
export function AccessRequests() {
  const translate = useTranslate();
  const { admitAccess } = useDataProvider<AdminDataProvider>();
  const [asked, setPage] = useState(1);
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<AccessRequest>('access-requests', {
    pagination: { page: asked, perPage: ROWS },
    sort: { field: 'id', order: 'ASC' },
  });
  if (error && !data) return <LoadFailure text={text('failed')} error={error} onRetry={refetch} />;
  if (!data || total === 0) return null;
  const pages = Math.ceil(total / ROWS);
  // The last of a page was decided.
  if (asked > pages) setPage(pages);
  return (
    <Card component="section" variant="outlined" aria-labelledby="asked" sx={{ p: 2, mb: 2 }}>
      <Typography id="asked" component="h2" variant="h6">
        {translate(text('title'))}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(text('hint'))}
      </Typography>
      <List disablePadding>
        {data.map(({ id, organisation, person, email, purpose, volume, createdAt }) => (
          <ListItem key={id} disableGutters divider sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 }}>
            <ListItemText
              primary={organisation}
              secondary={
                <>
                  <Box component="span" sx={{ display: 'block' }}>
                    {[person, email, dayOf(createdAt)].join(' · ')}
                  </Box>
                  <Box component="span" sx={{ display: 'block' }}>
                    {[translate(text('volume')), translate(text(`volumes.${VOLUME_TEXTS[volume]}`))].join(
                      translate('records.colon'),
                    )}
                  </Box>
                  <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
                    {purpose}
                  </Box>
                </>
              }
              sx={{ minWidth: '14rem', overflowWrap: 'anywhere' }}
            />
            <Stack direction="row" spacing={1}>
              <VerbButton
                label={text('admit')}
                of={organisation}
                question={text('admit_question')}
                act={async () => {
                  await admitAccess(id);
                  await refetch();
                }}
                done={text('admitted')}
              />
              <DeclineAccess id={id} of={organisation} onDone={refetch} />
            </Stack>
          </ListItem>
        ))}
      </List>
      {pages > 1 ? (
        <Box sx={{ mt: 1 }}>
          <PaginationActions
            page={asked - 1}
            rowsPerPage={ROWS}
            count={total}
            aria-label={translate('records.pages')}
            onPageChange={(_, page) => setPage(page + 1)}
          />
        </Box>
      ) : null}
    </Card>
  );
}
