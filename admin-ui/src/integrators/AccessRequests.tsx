import { Box, Card, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { VerbButton } from '../records/VerbButton';
import { DeclineAccess } from './DeclineAccess';

const text = (name: string) => `resources.integrators.asked.${name}`;
const VOLUME_TEXTS = { '100': 'v100', '1000': 'v1000', '10000': 'v10000', more: 'more' } as const;
const KEY = ['access-requests'] as const;

/** The organisations that have asked for access on the site, and wait for a decision; nothing where there are none. */
export function AccessRequests() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { accessRequests, admitAccess } = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({ queryKey: KEY, queryFn: () => accessRequests() });
  if (!data || data.length === 0) return null;
  const again = () => queries.invalidateQueries({ queryKey: KEY });
  return (
    <Card component="section" variant="outlined" aria-labelledby="asked" sx={{ p: 2, mb: 2 }}>
      <Typography id="asked" component="h2" variant="h6">
        {translate(text('title'))}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(text('hint'))}
      </Typography>
      <List disablePadding>
        {data.map(({ id, organisation, person, email, purpose, volume, createdAt }) => (
          <ListItem key={id} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
            <ListItemText
              primary={organisation}
              secondary={
                <>
                  <Box component="span" sx={{ display: 'block' }}>
                    {[person, email, dayOf(createdAt)].join(' · ')}
                  </Box>
                  <Box component="span" sx={{ display: 'block' }}>
                    {`${translate(text('volume'))}: ${translate(text(`volumes.${VOLUME_TEXTS[volume]}`))}`}
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
                  await again();
                }}
                done={text('admitted')}
              />
              <DeclineAccess id={id} of={organisation} onDone={again} />
            </Stack>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
