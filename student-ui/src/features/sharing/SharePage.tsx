import { Anchor, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { FailedState } from '../../components/FailedState';
import { Page } from '../../components/Page';
import { UserText } from '../../components/UserText';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { readId } from '../../lib/by-id';
import { LookUpSwitches } from './LookUpSwitches';
import { LookUps } from './LookUps';
import { type Certificate, certificateQuery, withdrawalQuery } from './queries';
import { ShareLinks } from './ShareLinks';
import { useSharingTexts } from './sharing.texts';
import { WithdrawnNotice } from './WithdrawnNotice';

/** Where a holder shares the report of one certificate, and sees who came by it. */
export default function SharePage() {
  const [address] = useSearchParams();
  const t = useSharingTexts();
  const id = readId(address.get('id')) ?? 0;
  const { data, error, refetch } = useQuery(certificateQuery(id));
  return (
    <Page title={t('title')} lead={t('lead')} size="md">
      <div>
        <Anchor component={Link} to={paths.certificates} underline="always">
          {t('back')}
        </Anchor>
      </div>
      {!data && !error && <Waiting />}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && <Sharing certificate={data} />}
    </Page>
  );
}

function Waiting() {
  const common = useCommonTexts();
  return (
    <div role="status">
      <VisuallyHidden>{common('loading')}</VisuallyHidden>
      <Skeleton height={56} mb="lg" />
      <Skeleton height={240} radius="md" />
    </div>
  );
}

function Sharing({ certificate }: { readonly certificate: Certificate }) {
  const t = useSharingTexts();
  const { reportNumber } = certificate;
  if (!reportNumber) return <EmptyState title={t('noReport')}>{t('noReportText')}</EmptyState>;
  return <SharedReport certificate={certificate} number={reportNumber} />;
}

interface ReportProps {
  readonly certificate: Certificate;
  readonly number: string;
}

function SharedReport({ certificate: { id, university, major, birth }, number }: ReportProps) {
  const t = useSharingTexts();
  const { data: withdrawal, isPending } = useQuery(withdrawalQuery(number));
  // Where it cannot be told, the service still refuses what may not be.
  if (isPending) return <Waiting />;
  const what = [university, major].filter(Boolean).join(', ');
  return (
    <Stack gap="xl">
      <div>
        <Text fw={650} fz="lg">
          {t('report', { number })}
        </Text>
        {what && (
          <Text c="dimmed">
            <UserText>{what}</UserText>
          </Text>
        )}
      </div>
      {withdrawal && <WithdrawnNotice withdrawal={withdrawal} />}
      <ShareLinks id={id} mayCreate={!withdrawal} />
      <Stack gap="lg" component="section" aria-labelledby="look-ups">
        <LookUpSwitches id={id} hasBirth={Boolean(birth)} />
        <LookUps id={id} />
      </Stack>
    </Stack>
  );
}
