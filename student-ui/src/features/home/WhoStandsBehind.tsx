import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../lib/site';
import { useHomeTexts } from './home.texts';
import { Section } from './Section';

/** The company that answers for the reports. Of an installation that has named none, nobody is made up. */
export function WhoStandsBehind() {
  const t = useHomeTexts();
  const { data, isPending } = useQuery(siteQuery);
  if (isPending) return <Skeleton height={132} />;
  if (!data || data.demonstration) return null;
  const { company, registration, address } = data.contact;
  return (
    <Section title={t('behind.title')}>
      <div>
        <Text>
          <strong>{company}</strong> {t('behind.text')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('behind.registration', { number: registration })}
        </Text>
        <Text size="sm" c="dimmed">
          {address}
        </Text>
      </div>
    </Section>
  );
}
