import { Alert, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FailedPart } from '../../components/FailedState';
import { Page } from '../../components/Page';
import { lazyPart } from '../../lib/lazy-part';
import { documentAddress } from './document-address';
import { PdfFailed, WaysOn } from './PdfFailed';
import { usePdfTexts } from './pdf.texts';
import { pdfQuery } from './queries';

/** Half a megabyte, and only here. */
const PdfViewer = lazyPart(() => import('./PdfViewer'), FailedPart, <Loading />);

export default function PdfPage() {
  const [query] = useSearchParams();
  const asked = query.get('pdf');
  const address = documentAddress(asked, location.origin);
  return address ? <Shown key={address} address={address} /> : <Refused named={Boolean(asked)} />;
}

function Shown({ address }: { readonly address: string }) {
  const t = usePdfTexts();
  const { data, error, refetch } = useQuery(pdfQuery(address));
  return (
    <Page title={data?.name?.replace(/\.pdf$/i, '') ?? t('title')}>
      {error && <PdfFailed error={error} onRetry={() => void refetch()} />}
      {!error && (data ? <PdfViewer blob={data.blob} name={data.name ?? 'document.pdf'} /> : <Loading />)}
    </Page>
  );
}

function Loading() {
  const t = usePdfTexts();
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={52} mb="sm" />
      <Skeleton height="80vh" />
    </div>
  );
}

function Refused({ named }: { readonly named: boolean }) {
  const t = usePdfTexts();
  return (
    <Page title={t(named ? 'failed.refused' : 'failed.nothing')} size="sm">
      <Alert color={named ? 'red' : 'navy'} role={named ? 'alert' : 'note'}>
        <Text>{t(named ? 'failed.refusedText' : 'failed.nothingText')}</Text>
      </Alert>
      <Group>
        <WaysOn />
      </Group>
    </Page>
  );
}
