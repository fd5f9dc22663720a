import { Container, type MantineSize, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCommonTexts } from '../i18n/common.texts';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly size?: MantineSize;
  readonly children: ReactNode;
}

/** A screen with its heading, which also names the browser's tab. */
export function Page({ title, lead, size = 'lg', children }: Props) {
  return (
    <Container size={size} py={{ base: 'lg', sm: 'xl' }} w="100%">
      <PageTitle title={title} />
      <Stack gap="lg">
        <div>
          <Title order={1} fz={{ base: 26, sm: 32 }}>
            {title}
          </Title>
          {lead && (
            <Text c="gray.7" mt="xs" component="div">
              {lead}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Container>
  );
}

export function PageTitle({ title }: { title: string }) {
  const t = useCommonTexts();
  return <title>{`${title} · ${t('product')}`}</title>;
}
