import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What can be done here. */
  readonly children?: ReactNode;
}

/** The one first-level heading of a screen, with its actions. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, mb: 2.5, minHeight: 40 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        {lead ? <Typography sx={{ mt: 0.25, color: 'text.secondary' }}>{lead}</Typography> : null}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Stack>
    </Stack>
  );
}
