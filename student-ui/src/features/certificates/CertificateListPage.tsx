import { Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '../../components/FailedState';
import { LinkButton } from '../../components/LinkButton';
import { Page } from '../../components/Page';
import { Pager } from '../../components/Pager';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { useIsPhone } from '../../lib/device';
import { defaultPageSize, pageCount } from '../../lib/paging';
import { CertificateCards, CertificateTable } from './list/CertificateRows';
import { FirstUse } from './list/FirstUse';
import { useListTexts } from './list/list.texts';
import { type CertificateList, certificatesQuery, MOST } from './list/queries';
import { StatusNews } from './list/StatusNews';

export default function CertificateListPage() {
  const common = useCommonTexts();
  const t = useListTexts();
  const { data, error, refetch } = useQuery(certificatesQuery);
  return (
    <Page title={t('title')} lead={t('lead')}>
      {!data && !error && (
        <div role="status">
          <VisuallyHidden>{common('loading')}</VisuallyHidden>
          <Skeleton height={36} width={260} mb="lg" />
          <Skeleton height={280} radius="md" />
        </div>
      )}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (data.count === 0 ? <FirstUse /> : <Applications list={data} />)}
    </Page>
  );
}

function Applications({ list }: { readonly list: CertificateList }) {
  const t = useListTexts();
  const rows = list.cert_list;
  return (
    <Stack gap="lg">
      <div>
        <LinkButton to={paths.newCertificate}>{t('apply')}</LinkButton>
      </div>
      <StatusNews rows={rows} />
      {useIsPhone() ? <PagedCards rows={rows} /> : <CertificateTable rows={rows} />}
      {list.count > rows.length && (
        <Text size="sm" c="dimmed">
          {t('newest', { count: MOST })}
        </Text>
      )}
    </Stack>
  );
}

function PagedCards({ rows }: { readonly rows: CertificateList['cert_list'] }) {
  const size = defaultPageSize(true);
  const [asked, setAsked] = useState(1);
  // The last page goes when the only application on it is deleted.
  const page = Math.min(asked, pageCount(rows.length, size));
  return (
    <>
      <CertificateCards rows={rows.slice((page - 1) * size, page * size)} />
      {rows.length > size && <Pager page={page} size={size} total={rows.length} onPage={setAsked} />}
    </>
  );
}
