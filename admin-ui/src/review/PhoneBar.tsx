import { Box, Typography } from '@mui/material';
import { CHECKED_GROUPS, type CheckedGroup } from '@myverify/domain/verdict/checks';
import type { ReactNode } from 'react';
import { useGroupNames } from './useGroupNames';

interface PhoneBarProps {
  readonly group: CheckedGroup;
  readonly decisions: ReactNode;
  readonly children: ReactNode;
}

/** At the foot of a phone: which group, what can be said of it, and of the whole. */
export function PhoneBar({ group, decisions, children }: PhoneBarProps) {
  const { nameOf } = useGroupNames();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        // As wide as the page.
        mx: -2,
        mt: 2,
        mb: -2,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mb: 0.75 }}>
        <Typography variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
          {nameOf(group)} · {CHECKED_GROUPS.indexOf(group) + 1}/{CHECKED_GROUPS.length}
        </Typography>
        {decisions}
      </Box>
      {children}
    </Box>
  );
}
