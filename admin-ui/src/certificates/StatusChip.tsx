import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Certificate } from '../api/records';

const COLOURS = { Unverified: 'info', Verifying: 'default', Verified: 'success', Rejected: 'error' } as const;

/** Two words of English in one line would take the room of a column. */
const IN_TWO_LINES = { height: 'auto', py: 0.25, '& .MuiChip-label': { whiteSpace: 'normal', wordBreak: 'keep-all' } };

/**
 * The colours of the specification; the word says the same. What was withdrawn stays verified: it is the report that is
 * no longer in force.
 */
export function StatusChip({
  status,
  report,
  decisionPending,
  proposal,
}: Pick<Certificate, 'status' | 'report' | 'decisionPending' | 'proposal'>) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Chip
        size="small"
        variant="outlined"
        color={COLOURS[status]}
        label={translate(`resources.certificates.status.${status}`)}
      />
      {decisionPending ? (
        <Chip size="small" label={translate(`resources.certificates.pending.${decisionPending.action}`)} />
      ) : null}
      {proposal ? (
        <Chip size="small" sx={IN_TWO_LINES} label={translate(`resources.certificates.proposed.${proposal.action}`)} />
      ) : null}
      {report?.status === 'withdrawn' ? (
        <Chip size="small" color="error" label={translate('resources.certificates.withdrawn')} />
      ) : null}
    </Box>
  );
}
