import { List, Skeleton, VisuallyHidden } from '@mantine/core';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../components/FailedState';
import { useCommonTexts } from '../../i18n/common.texts';
import { type SharedLink, viewsQuery } from './queries';
import { useSharingTexts } from './sharing.texts';

/** When the recipient opened a link, or took the PDF. */
export function LinkViews({ link }: { readonly link: SharedLink }) {
  const common = useCommonTexts();
  const t = useSharingTexts();
  const { data, error, refetch } = useQuery(viewsQuery(link));
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status">
        <VisuallyHidden>{common('loading')}</VisuallyHidden>
        <Skeleton height={24} />
      </div>
    );
  }
  return (
    <List size="sm" aria-label={t('views.showOf', { label: link.label })}>
      {data.map(({ id, kind, at }) => (
        <List.Item key={id}>
          {timeOf(at)} {t(`views.${kind}`)}
        </List.Item>
      ))}
    </List>
  );
}
