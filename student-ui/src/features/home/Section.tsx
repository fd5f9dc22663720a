import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, aside, children }: Props) {
  const id = useId();
  return (
    <Stack component="section" gap="md" aria-labelledby={id}>
      <Group justify="space-between" gap="sm">
        <Title order={2} fz={{ base: 22, sm: 26 }} id={id}>
          {title}
        </Title>
        {aside}
      </Group>
      {children}
    </Stack>
  );
}
