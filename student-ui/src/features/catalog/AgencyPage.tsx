import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { Page } from '../../components/Page';
import { RecordList } from '../../components/RecordList';
import { UserText } from '../../components/UserText';
import { AgencyUniversities } from './AgencyUniversities';
import { useCatalogTexts } from './catalog.texts';
import { DetailButton } from './DetailButton';
import { companiesQuery } from './queries';
import { SearchBox } from './SearchBox';
import { useListAddress } from './use-list-address';

export default function AgencyPage() {
  const t = useCatalogTexts();
  const { name, page, size, show } = useListAddress();
  const query = useQuery(companiesQuery({ name, page, size }));
  const [opened, setOpened] = useState<number | null>(null);
  const regionOf = (id: number) => `agency-${id}`;
  return (
    <Page title={t('agencies.title')} lead={t('agencies.lead')} description={t('agencies.description')}>
      <SearchBox label={t('agencies.search')} name={name} onSearch={(typed) => show({ name: typed })} />
      <RecordList
        label={t('agencies.list')}
        query={query}
        rowKey={({ cid }) => cid}
        columns={[
          {
            key: 'name',
            title: t('agencies.name'),
            cell: ({ cname }) => <UserText>{cname}</UserText>,
          },
          { key: 'region', title: t('region'), cell: ({ cregion }) => cregion },
          {
            key: 'universities',
            title: t('agencies.open'),
            isAction: true,
            cell: ({ cid, cname }) => (
              <DetailButton
                text={t('agencies.open')}
                label={t('agencies.show', { name: cname })}
                controls={regionOf(cid)}
                isOpen={opened === cid}
                onToggle={() => setOpened(opened === cid ? null : cid)}
              />
            ),
          },
        ]}
        detail={({ cid, cname }) =>
          opened === cid && <AgencyUniversities id={cid} name={cname} element={regionOf(cid)} />
        }
        page={page}
        size={size}
        onPage={(to) => show({ page: to })}
        onSize={(to) => show({ size: to })}
        empty={
          <EmptyState title={t(name ? 'agencies.none' : 'agencies.noneYet')}>{name && t('agencies.hint')}</EmptyState>
        }
      />
    </Page>
  );
}
