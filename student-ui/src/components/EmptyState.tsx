import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

export function EmptyState({ title, children }: Props) {
  return (
    <Paper withBorder p="xl" ta="center">
      <Stack gap="xs" align="center">
        <Text fw={600}>{title}</Text>
        {children && (
          <Text c="dimmed" component="div">
            {children}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
