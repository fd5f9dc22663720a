import { Box } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { SelectInput, useRecordContext, useTranslate } from 'react-admin';
import type { Article } from '../api/records';
import { useNumber } from '../i18n/useNumber';
import type { Column } from '../records/column';
import { CreateDialog, EditDialog, ShowDialog } from '../records/dialogs';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { ArticleFields } from './ArticleFields';
import { ARTICLE_LANGUAGES } from './article-languages';

const changed = (article: Article) => timeOf(article.updatedAt);

const columnsOf = (
  number: (value: number) => string,
  languageOf: (article: Article) => string,
): readonly Column<Article>[] => [
  { source: 'id', sortable: true, width: 88 },
  { source: 'title', sortable: true, isName: true },
  {
    source: 'preview',
    width: 96,
    render: ({ preview }) => <Preview url={preview} />,
    csv: ({ preview }) => preview ?? '',
  },
  { source: 'language', sortable: true, width: 136, render: languageOf },
  {
    source: 'watchNumber',
    sortable: true,
    align: 'right',
    width: 112,
    render: ({ watchNumber }) => number(watchNumber),
    csv: ({ watchNumber }) => String(watchNumber),
  },
  { source: 'updatedAt', sortable: true, width: 168, render: changed },
];

const FIRST = { field: 'updatedAt', order: 'DESC' } as const;
const FILTERS = [
  <SearchInput key="title" source="title" label="resources.news.search" alwaysOn />,
  <SelectInput key="language" source="language" choices={ARTICLE_LANGUAGES} />,
];

export default function NewsList() {
  const translate = useTranslate();
  const columns = columnsOf(useNumber(), ({ language }) =>
    translate(language ? `resources.news.language.${language}` : 'resources.news.every_language'),
  );
  return (
    <ResourceList<Article>
      columns={columns}
      sort={FIRST}
      filters={FILTERS}
      add={
        <CreateDialog width="lg">
          <ArticleFields />
        </CreateDialog>
      }
      edit={
        <EditDialog width="lg">
          <ArticleFields />
        </EditDialog>
      }
      detail={
        <ShowDialog width="md" columns={columns}>
          <Content />
        </ShowDialog>
      }
    />
  );
}

function Preview({ url }: { readonly url: string | null }) {
  if (!url) return '–';
  return (
    <Box
      component="img"
      src={url}
      alt=""
      loading="lazy"
      sx={{ display: 'block', width: 64, height: 40, objectFit: 'cover', borderRadius: 1 }}
    />
  );
}

function Content() {
  const article = useRecordContext<Article>();
  if (!article) return null;
  return (
    <Box
      sx={{
        mt: 3,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
        '& img': { maxWidth: '100%' },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans the HTML of articles before it keeps it
      dangerouslySetInnerHTML={{ __html: article.content }}
    />
  );
}
