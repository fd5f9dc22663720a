import { Skeleton } from '@mui/material';
import { ARTICLE_FIELDS } from '@myverify/domain/news/article';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { needed } from '../records/field-rules';
import { lazyPart, MissingPart } from '../records/lazy-part';
import { ARTICLE_LANGUAGES } from './article-languages';
import { PreviewInput } from './PreviewInput';

const ContentInput = lazyPart(() => import('./ContentInput'), MissingPart, Loading);

/** In pixels, as the specification has it. */
const EDITOR_HEIGHT = 500;
const TITLE = needed(ARTICLE_FIELDS.title);

export function ArticleFields() {
  return (
    <>
      <TextInput source="title" validate={TITLE} />
      <SelectInput source="language" choices={ARTICLE_LANGUAGES} emptyText="resources.news.every_language" />
      <PreviewInput />
      <ContentInput height={EDITOR_HEIGHT} />
    </>
  );
}

function Loading({ height }: { readonly height: number }) {
  const label = useTranslate()('resources.news.loading_editor');
  return <Skeleton variant="rounded" height={height} aria-label={label} />;
}
