import { summaryOf, textOf } from '@myverify/domain/news/article-text';
import { dayOf } from '@myverify/domain/shared/calendar';
import { languageOf } from '@myverify/domain/shared/text-language';
import { PageTitle } from '../../components/Page';
import { grouped } from '../../lib/numbers';
import { ArticleCover, ArticleWords } from './ArticleWords';
import { useNewsTexts } from './news.texts';
import type { Article } from './queries';

export function ArticleView({ article }: { article: Article }) {
  const t = useNewsTexts();
  const text = textOf(article.content);
  const views = grouped(article.watch_number);
  return (
    <>
      <PageTitle title={article.title} description={summaryOf(text)} />
      <ArticleWords
        title={article.title}
        titleLanguage={languageOf(article.title)}
        about={
          <>
            {t('published')} <time dateTime={article.update_time}>{dayOf(article.update_time)}</time> ·{' '}
            {t('views', { number: views })}
          </>
        }
        cover={article.preview && <ArticleCover address={article.preview} />}
        content={article.content}
        contentLanguage={languageOf(text)}
      />
    </>
  );
}
