import { Box, Stack, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';

interface DeskColumnsProps {
  /** Where the bars end, which stay. */
  readonly below: number;
  /** Above the documents of a phone. */
  readonly lead: ReactNode;
  readonly documents: ReactNode;
  /** What may make one look twice: before what is decided, wherever that stands. */
  readonly signals: ReactNode;
  readonly checks: ReactNode;
  readonly claims: ReactNode;
}

/**
 * On a phone one after the other; on a desk documents beside the rest; on a wide one claims and verdicts stand apart,
 * too.
 */
export function DeskColumns({ below, lead, documents, signals, checks, claims }: DeskColumnsProps) {
  const isThree = useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gridTemplateRows: { md: 'auto 1fr' }, gap: 2 }}>
      <Box sx={{ gridRow: { md: '1 / span 2' }, minWidth: 0 }}>
        {lead ? (
          <Stack spacing={1} sx={{ mb: 1.5 }}>
            {lead}
          </Stack>
        ) : null}
        <Box
          sx={{
            position: { md: 'sticky' },
            top: { md: below + 12 },
            height: { xs: '70vh', md: `calc(100vh - ${below + 28}px)` },
          }}
        >
          {documents}
        </Box>
      </Box>
      <Stack spacing={2} sx={{ minWidth: 0, gridColumn: { md: '2', xl: '3' }, gridRow: { md: '1', xl: '1 / span 2' } }}>
        {isThree ? null : signals}
        {checks}
      </Stack>
      <Stack spacing={2} sx={{ minWidth: 0, gridColumn: { md: '2' }, gridRow: { md: '2', xl: '1 / span 2' } }}>
        {isThree ? signals : null}
        {claims}
      </Stack>
    </Box>
  );
}

const COLUMNS = {
  xs: 'minmax(0, 1fr)',
  md: 'minmax(0, 3fr) minmax(0, 2fr)',
  xl: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr)',
};
