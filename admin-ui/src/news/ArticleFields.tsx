import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { required, TextInput, useTranslate } from 'react-admin';
import { EDITOR_HEIGHT } from './editor-height';
import { PreviewInput } from './PreviewInput';

const ContentInput = lazy(() => import('./ContentInput'));

export function ArticleFields() {
  const translate = useTranslate();
  return (
    <>
      <TextInput source="title" validate={required()} />
      <PreviewInput />
      <Suspense
        fallback={
          <Skeleton variant="rounded" height={EDITOR_HEIGHT} aria-label={translate('resources.news.loading_editor')} />
        }
      >
        <ContentInput />
      </Suspense>
    </>
  );
}
