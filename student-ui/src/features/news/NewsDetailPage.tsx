import { Anchor, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { FailedState } from '../../components/FailedState';
import { LinkButton } from '../../components/LinkButton';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { readId } from '../../lib/by-id';
import { ArticleFrame } from './ArticleFrame';
import { ArticleView } from './ArticleView';
import { useNewsTexts } from './news.texts';
import { articleQuery } from './queries';

export default function NewsDetailPage() {
  const common = useCommonTexts();
  const t = useNewsTexts();
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  const { data, error, refetch } = useQuery(
    id === null ? { queryKey: ['article'], queryFn: skipToken } : articleQuery(id),
  );
  const isMissing = id === null || (error instanceof ApiError && error.status === 404);

  if (isMissing) {
    return (
      <Page title={t('missing')} lead={t('missingText')} size="md">
        <div>
          <LinkButton to={paths.home}>{t('back')}</LinkButton>
        </div>
      </Page>
    );
  }
  if (!data && error) {
    return (
      <Page title={t('loading')} size="md">
        <FailedState error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <ArticleFrame
      back={
        <Anchor component={Link} to={paths.home} underline="always">
          {t('back')}
        </Anchor>
      }
    >
      {data ? (
        <ArticleView article={data} />
      ) : (
        <Stack gap="md" mih="80vh" role="status">
          <VisuallyHidden>{common('loading')}</VisuallyHidden>
          <Skeleton height={42} maw="36rem" />
          <Skeleton height={18} maw="14rem" />
          <Skeleton height={180} />
        </Stack>
      )}
    </ArticleFrame>
  );
}
