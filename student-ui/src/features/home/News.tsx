import { Anchor, Text } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { RecordList } from '../../components/RecordList';
import { wholeRow } from '../../components/RecordTable';
import { UserText } from '../../components/UserText';
import { paths } from '../../config/paths';
import { currentLanguage } from '../../i18n/i18n';
import { useIsPhone } from '../../lib/device';
import { defaultPageSize } from '../../lib/paging';
import { useHomeTexts } from './home.texts';
import { newsQuery } from './queries';
import { Section } from './Section';

export function News() {
  const t = useHomeTexts();
  const usual = defaultPageSize(useIsPhone());
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const size = chosen ?? usual;
  const query = useQuery(newsQuery(page, size, currentLanguage()));
  return (
    <Section title={t('news.title')}>
      <RecordList
        label={t('news.list')}
        query={query}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            title: t('news.name'),
            cell: ({ id, title }) => (
              <Anchor component={Link} to={paths.news(id)} inherit fw={600} className={wholeRow}>
                <UserText>{title}</UserText>
              </Anchor>
            ),
          },
          {
            key: 'time',
            title: t('news.time'),
            cell: ({ update_time }) => (
              <Text component="time" inherit dateTime={update_time} style={{ whiteSpace: 'nowrap' }}>
                {dayOf(update_time)}
              </Text>
            ),
          },
        ]}
        page={page}
        size={size}
        onPage={setPage}
        onSize={(to) => {
          setChosen(to);
          setPage(1);
        }}
        empty={<EmptyState title={t('news.none')} />}
      />
    </Section>
  );
}
