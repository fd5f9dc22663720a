import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { FailedState } from '../../components/FailedState';
import { LinkButton } from '../../components/LinkButton';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { readId } from '../../lib/by-id';
import { useFormTexts } from './form/form.texts';
import { certificateQuery } from './form/queries';
import { REVIEW_MS } from './list/queries';
import { Track } from './track/Track';
import { useTrackTexts } from './track/track.texts';

/** How one application stands, and what comes next. */
export default function TrackPage() {
  const t = useTrackTexts();
  const forms = useFormTexts();
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  const { data, error, refetch } = useQuery({
    ...certificateQuery(id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.cert_status === 'Verifying' ? REVIEW_MS : false),
  });
  if (id === null) {
    return (
      <Page title={forms('fixedTitle')}>
        <EmptyState title={forms('badId')}>
          <LinkButton to={paths.certificates}>{forms('toList')}</LinkButton>
        </EmptyState>
      </Page>
    );
  }
  if (data) {
    const stands = data.report?.status === 'withdrawn' ? 'Withdrawn' : data.cert_status;
    return (
      <Page title={t(`title.${stands}`)} lead={t(`lead.${stands}`)} size="md">
        <Track record={data} />
      </Page>
    );
  }
  return (
    <Page title={forms('fixedTitle')}>
      {error ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack aria-hidden="true">
          <Skeleton height={120} />
          <Skeleton height={220} />
        </Stack>
      )}
    </Page>
  );
}
