import { Container, type MantineSize, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useCommonTexts } from '../i18n/common.texts';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What search engines say of the screen. */
  readonly description?: string;
  readonly size?: MantineSize;
  readonly children?: ReactNode;
}

/** A screen with its heading, which also names the browser's tab. */
export function Page({ description, ...words }: Props) {
  return (
    <>
      <PageTitle title={words.title} {...(description ? { description } : {})} />
      <PageWords {...words} />
    </>
  );
}

/** The heading in its place, as first-words.tsx draws it too. */
export function PageWords({ title, lead, size = 'lg', children }: Omit<Props, 'description'>) {
  return (
    <Container size={size} py={{ base: 'lg', sm: 'xl' }} w="100%">
      <Stack gap="lg">
        <div>
          <Title order={1} fz={{ base: 26, sm: 32 }}>
            {title}
          </Title>
          {lead && (
            <Text c="dimmed" mt="xs" component="div">
              {lead}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Container>
  );
}

export function PageTitle({ title, description }: { title: string; description?: string }) {
  const t = useCommonTexts();
  useDescription(description);
  return <title>{`${title} · ${t('product')}`}</title>;
}

/** Changes the description that index.html has, so that there is always exactly one. */
function useDescription(text: string | undefined): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || !text) return;
    const usual = meta.content;
    meta.content = text;
    return () => {
      meta.content = usual;
    };
  }, [text]);
}
