import { MantineProvider, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import classes from './app/Header.module.css';
import { HeaderBar } from './app/HeaderBar';
import { brandVariables, theme } from './app/theme';
import { PageWords } from './components/Page';
import { useCatalogTexts } from './features/catalog/catalog.texts';
import { HeroWords } from './features/home/HeroWords';
import { ArticleFrame } from './features/news/ArticleFrame';
import { ArticleCover, ArticleWords } from './features/news/ArticleWords';
import { useCheckTexts } from './features/reports/check.texts';
import { i18n } from './i18n/i18n';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from './i18n/languages';

/** A blank that takes the room of a line. */
const NOTHING = '\u00A0';

/** The screens whose first words are the same for everybody, by the name of their page: see page-files.ts. */
const SCREENS: Readonly<Record<string, () => ReactNode>> = {
  check: CheckWords,
  index: () => <HeroWords />,
  university: UniversityWords,
};

function CheckWords() {
  const t = useCheckTexts();
  return <PageWords title={t('title')} lead={t('lead')} size="md" />;
}

function UniversityWords() {
  const t = useCatalogTexts();
  return <PageWords title={t('universities.title')} lead={t('universities.lead')} />;
}

/**
 * What stands in a page before the program has come, so that the largest paint does not wait for it. The build calls
 * this. The words stand in every language; app.css shows those of the page's own.
 */
export async function firstWords(name?: string): Promise<string> {
  const Words = name ? SCREENS[name] : undefined;
  let html = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={brandVariables}>
      <MemoryRouter>
        <header className={classes.header}>
          <HeaderBar />
        </header>
      </MemoryRouter>
    </MantineProvider>,
  );
  if (!Words) return html;
  for (const language of LANGUAGES) html += await wordsIn(language, Words);
  return html;
}

/**
 * The page of an article has all of it, which the server fills in with Handlebars where it is asked for: see
 * src/platform/http/pages/article-page.ts. In one language alone, its own: what else the screen says is left blank.
 */
export async function articleTemplate(): Promise<string> {
  const article = (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <main>
        <ArticleFrame back={<Text span>{NOTHING}</Text>}>
          <ArticleWords
            title="{{title}}"
            titleLanguage="{{titleLanguage}}"
            about={NOTHING}
            cover={
              <>
                {'{{#if preview}}'}
                <ArticleCover address="{{preview}}" />
                {'{{/if}}'}
              </>
            }
            content="{{{content}}}"
            contentLanguage="{{contentLanguage}}"
          />
        </ArticleFrame>
      </main>
    </MantineProvider>
  );
  // The hint to fetch the picture would stand there for articles without one as well.
  return (await firstWords()) + renderToStaticMarkup(article).replace(/<link rel="preload"[^>]*>/g, '');
}

async function wordsIn(language: Language, Words: () => ReactNode): Promise<string> {
  await i18n.changeLanguage(language);
  return renderToStaticMarkup(
    // The styles that it would write stand above already.
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <main lang={LANGUAGE_TAGS[language]}>
        <Words />
      </main>
    </MantineProvider>,
  );
}
