import { Skeleton } from '@mui/material';
import { ARTICLE_FIELDS } from '@myverify/domain/news/article';
import { lazy, Suspense } from 'react';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { needed } from '../records/field-rules';
import { ARTICLE_LANGUAGES } from './article-languages';
import { PreviewInput } from './PreviewInput';

const ContentInput = lazy(() => import('./ContentInput'));

/** In pixels, as the specification has it. */
const EDITOR_HEIGHT = 500;
const TITLE = needed(ARTICLE_FIELDS.title);

export function ArticleFields() {
  const translate = useTranslate();
  return (
    <>
      <TextInput source="title" validate={TITLE} />
      <SelectInput source="language" choices={ARTICLE_LANGUAGES} emptyText="resources.news.every_language" />
      <PreviewInput />
      <Suspense
        fallback={
          <Skeleton variant="rounded" height={EDITOR_HEIGHT} aria-label={translate('resources.news.loading_editor')} />
        }
      >
        <ContentInput height={EDITOR_HEIGHT} />
      </Suspense>
    </>
  );
}
