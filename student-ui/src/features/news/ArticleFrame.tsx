import { Container, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** The screen of an article: the way back, and what is below it. */
export function ArticleFrame({ back, children }: { back: ReactNode; children: ReactNode }) {
  return (
    <Container size="md" py={{ base: 'lg', sm: 'xl' }} w="100%">
      <Stack gap="lg">
        {back}
        {children}
      </Stack>
    </Container>
  );
}
