import { Anchor, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { FailedState } from '../../components/FailedState';
import { Page } from '../../components/Page';
import { Written } from '../../components/Written';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { LookUpSwitches } from './LookUpSwitches';
import { LookUps } from './LookUps';
import { type Certificate, certificateQuery } from './queries';
import { ShareLinks } from './ShareLinks';
import { useSharingTexts } from './sharing.texts';

/** Where a holder shares the report of one certificate, and sees who came by it. */
export default function SharePage() {
  const [address] = useSearchParams();
  const common = useCommonTexts();
  const t = useSharingTexts();
  const id = /^[1-9]\d{0,8}$/.test(address.get('id') ?? '') ? Number(address.get('id')) : 0;
  const { data, error, refetch } = useQuery(certificateQuery(id));
  return (
    <Page title={t('title')} lead={t('lead')} size="md">
      <div>
        <Anchor component={Link} to={paths.certificates} underline="always">
          {t('back')}
        </Anchor>
      </div>
      {!data && !error && (
        <div role="status">
          <VisuallyHidden>{common('loading')}</VisuallyHidden>
          <Skeleton height={56} mb="lg" />
          <Skeleton height={240} radius="md" />
        </div>
      )}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && <Sharing certificate={data} />}
    </Page>
  );
}

function Sharing({
  certificate: { id, reportNumber, university, major, birth },
}: {
  readonly certificate: Certificate;
}) {
  const t = useSharingTexts();
  if (!reportNumber) return <EmptyState title={t('noReport')}>{t('noReportText')}</EmptyState>;
  const what = [university, major].filter(Boolean).join(', ');
  return (
    <Stack gap="xl">
      <div>
        <Text fw={650} fz="lg">
          {t('report', { number: reportNumber })}
        </Text>
        {what && (
          <Text c="gray.7">
            <Written>{what}</Written>
          </Text>
        )}
      </div>
      <ShareLinks id={id} />
      <Stack gap="lg" component="section" aria-labelledby="look-ups">
        <LookUpSwitches id={id} hasBirth={Boolean(birth)} />
        <LookUps id={id} />
      </Stack>
    </Stack>
  );
}
