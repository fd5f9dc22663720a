import { Stack, Text, Title } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { PageTitle } from '../../components/Page';
import { currentLanguage } from '../../i18n/i18n';
import { LANGUAGE_TAGS } from '../../i18n/languages';
import { languageOf } from '../../lib/text-language';
import classes from './Article.module.css';
import { useNewsTexts } from './news.texts';
import type { Article } from './queries';
import { summaryOf, textOf } from './summary';

export function ArticleView({ article }: { article: Article }) {
  const t = useNewsTexts();
  const text = textOf(article.content);
  const views = new Intl.NumberFormat(LANGUAGE_TAGS[currentLanguage()]).format(article.watch_number);
  return (
    <Stack component="article" gap="lg">
      <PageTitle title={article.title} description={summaryOf(text)} />
      <header>
        <Title order={1} fz={{ base: 26, sm: 34 }} lang={languageOf(article.title)}>
          {article.title}
        </Title>
        <Text size="sm" c="dimmed" mt="xs">
          {t('published')} <time dateTime={article.update_time}>{dayOf(article.update_time)}</time> ·{' '}
          {t('views', { number: views })}
        </Text>
      </header>
      {article.preview && <img src={article.preview} alt="" width="1280" height="720" className={classes.cover} />}
      <div
        className={classes.content}
        lang={languageOf(text)}
        // The server keeps no HTML but what its cleaner wrote anew from a list of allowed elements, attributes and addresses, and the
        // page's content security policy runs no inline script. Nothing else may ever be put here.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans the HTML of articles before it keeps it
        dangerouslySetInnerHTML={{ __html: article.content }}
      />
    </Stack>
  );
}
