import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Article.module.css';

interface Props {
  readonly title: string;
  readonly titleLanguage: string;
  /** Below the heading. */
  readonly about: ReactNode;
  readonly cover: ReactNode;
  /** HTML as the server's cleaner leaves it. */
  readonly content: string;
  readonly contentLanguage: string;
}

/** What one reads of an article, as first-words.tsx draws it too. */
export function ArticleWords({ title, titleLanguage, about, cover, content, contentLanguage }: Props) {
  return (
    <Stack component="article" gap="lg">
      <header>
        <Title order={1} fz={{ base: 26, sm: 34 }} lang={titleLanguage}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" mt="xs">
          {about}
        </Text>
      </header>
      {cover}
      <div
        className={classes.content}
        lang={contentLanguage}
        // The server keeps no HTML but what its cleaner wrote anew from a list of allowed elements, attributes and
        // addresses, and the page's content security policy runs no inline script. Nothing else may ever be put here.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned the HTML of articles
        dangerouslySetInnerHTML={{ __html: content }}
      />
    </Stack>
  );
}

export function ArticleCover({ address }: { address: string }) {
  return <img src={address} alt="" width="1280" height="720" className={classes.cover} />;
}
