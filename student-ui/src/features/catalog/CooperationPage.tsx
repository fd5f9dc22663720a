import { Anchor } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { FailedState } from '../../components/FailedState';
import { LinkButton } from '../../components/LinkButton';
import { Page } from '../../components/Page';
import { RecordList } from '../../components/RecordList';
import { UserText } from '../../components/UserText';
import { paths } from '../../config/paths';
import { readId } from '../../lib/by-id';
import { useCatalogTexts } from './catalog.texts';
import { cooperationsQuery, universityQuery } from './queries';
import { useListAddress } from './use-list-address';

export default function CooperationPage() {
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  if (id === null) return <Navigate to={paths.university} state="choose-first" replace />;
  return <Cooperations id={id} />;
}

function Cooperations({ id }: { id: number }) {
  const t = useCatalogTexts();
  const { page, size, show } = useListAddress();
  const university = useQuery(universityQuery(id));
  const query = useQuery(cooperationsQuery(id, { page, size }));
  const isGone = university.error instanceof ApiError && university.error.status === 404;
  const name = university.data?.uname;
  const other = (
    <div>
      <LinkButton to={paths.university} variant="default">
        {t('cooperations.other')}
      </LinkButton>
    </div>
  );
  if (isGone) return <Page title={t('cooperations.gone')}>{other}</Page>;
  return (
    <Page
      title={name ? t('cooperations.of', { name }) : t('cooperations.title')}
      lead={t('cooperations.lead')}
      description={t('cooperations.description')}
    >
      {other}
      {university.error && <FailedState error={university.error} onRetry={() => void university.refetch()} />}
      <RecordList
        label={t('cooperations.list')}
        query={query}
        rowKey={({ cooid }) => cooid}
        columns={[
          { key: 'name', title: t('cooperations.name'), cell: ({ cooname }) => <UserText>{cooname}</UserText> },
          {
            key: 'partner',
            title: t('cooperations.partner'),
            cell: ({ uid1, uname1, uid2, uname2 }) => {
              const partner = uid1 === id ? { uid: uid2, uname: uname2 } : { uid: uid1, uname: uname1 };
              return (
                <Anchor component={Link} to={paths.cooperationsOf(partner.uid)} inherit underline="always">
                  <UserText>{partner.uname}</UserText>
                </Anchor>
              );
            },
          },
          { key: 'region', title: t('region'), cell: ({ cooregion }) => cooregion },
        ]}
        page={page}
        size={size}
        onPage={(to) => show({ page: to })}
        onSize={(to) => show({ size: to })}
        empty={<EmptyState title={t('cooperations.none')} />}
      />
    </Page>
  );
}
