import { Paper, Skeleton, VisuallyHidden } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { FailedState } from '../../components/FailedState';
import { Page } from '../../components/Page';
import { PrintedBands } from '../../components/report/PrintedBands';
import { LinkOver } from './LinkOver';
import { PinForm } from './PinForm';
import { openQuery, type SharedReport } from './queries';
import { SharedReportView } from './SharedReportView';
import { useSharedTexts } from './shared.texts';

/** What the recipient of a link sees, without an account. */
export default function SharedPage() {
  const { token = '' } = useParams();
  const t = useSharedTexts();
  return (
    <Page title={t('title')} lead={t('lead')} size="md">
      <Shared key={token} token={token} />
      <PrintedBands />
    </Page>
  );
}

function Shared({ token }: { readonly token: string }) {
  const t = useSharedTexts();
  const { data, error, refetch } = useQuery(openQuery(token));
  const [opened, setOpened] = useState<SharedReport | null>(null);
  const report = opened ?? data;
  if (report) return <SharedReportView report={report} />;
  if (!error) {
    return (
      <div role="status">
        <VisuallyHidden>{t('opening')}</VisuallyHidden>
        <Skeleton height={320} radius="md" />
      </div>
    );
  }
  switch (error instanceof ApiError ? error.reason : '') {
    case 'pin_needed':
      return (
        <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
          <PinForm token={token} onOpened={setOpened} />
        </Paper>
      );
    case 'link_ended':
      return <LinkOver why="ended" />;
    case 'holder_gone':
      return <LinkOver why="gone" />;
    default:
      return <FailedState error={error} onRetry={() => void refetch()} />;
  }
}
