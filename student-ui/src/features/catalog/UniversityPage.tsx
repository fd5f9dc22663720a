import { Alert, Anchor, Box, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { countryName } from '../../components/countries';
import { EmptyState } from '../../components/EmptyState';
import { Page } from '../../components/Page';
import { RecordList } from '../../components/RecordList';
import { wholeRow } from '../../components/RecordTable';
import { UserText } from '../../components/UserText';
import { paths } from '../../config/paths';
import { currentLanguage } from '../../i18n/i18n';
import { LANGUAGE_TAGS } from '../../i18n/languages';
import { useCatalogTexts } from './catalog.texts';
import { NatureFilter } from './NatureFilter';
import { universitiesQuery } from './queries';
import { SearchBox } from './SearchBox';
import { useListAddress } from './use-list-address';

export default function UniversityPage() {
  const t = useCatalogTexts();
  const tag = LANGUAGE_TAGS[currentLanguage()];
  const { name, nature, page, size, show } = useListAddress();
  const query = useQuery(universitiesQuery({ name, nature, page, size }));
  const cameWithoutChoice = useLocation().state === 'choose-first';
  const isWhole = name === '' && nature === 'all';
  return (
    <Page
      title={t('universities.title')}
      lead={cameWithoutChoice ? undefined : t('universities.lead')}
      description={t('universities.description')}
    >
      {cameWithoutChoice && <Alert role="status">{t('universities.chooseFirst')}</Alert>}
      <Group justify="space-between" align="flex-end">
        <Box flex="1 1 20rem">
          <SearchBox label={t('universities.search')} name={name} onSearch={(typed) => show({ name: typed })} />
        </Box>
        <NatureFilter nature={nature} onChoose={(chosen) => show({ nature: chosen })} />
      </Group>
      <RecordList
        label={t('universities.list')}
        query={query}
        rowKey={({ uid }) => uid}
        columns={[
          {
            key: 'name',
            title: t('universities.name'),
            cell: ({ uid, uname }) => (
              <Anchor component={Link} to={paths.cooperationsOf(uid)} inherit fw={600} className={wholeRow}>
                <UserText>{uname}</UserText>
              </Anchor>
            ),
          },
          { key: 'region', title: t('region'), cell: ({ uregion }) => uregion },
          { key: 'country', title: t('country'), cell: ({ ucountry }) => countryName(ucountry, tag) },
          {
            key: 'nature',
            title: t('nature'),
            cell: ({ unature }) => t(unature === 'public university' ? 'natures.public' : 'natures.private'),
          },
        ]}
        page={page}
        size={size}
        onPage={(to) => show({ page: to })}
        onSize={(to) => show({ size: to })}
        empty={
          <EmptyState title={t(isWhole ? 'universities.noneYet' : 'universities.none')}>
            {!isWhole && t('universities.hint')}
          </EmptyState>
        }
      />
    </Page>
  );
}
