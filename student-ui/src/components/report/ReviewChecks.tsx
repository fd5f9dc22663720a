import { Paper, Text, Title } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { Facts } from './CheckedFacts';
import type { CheckedReport } from './checked-report';
import { useReportTexts } from './report.texts';

/** What is on record of the review that the newest edition goes back to, as its paper says it. */
export function ReviewChecks({ report }: { readonly report: CheckedReport }) {
  const t = useReportTexts();
  const { type, checks, edition, issuedAt } = report;
  const isItemised = checks.length > 0;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Title order={2} fz={20} mb="xs">
        {t('review.title')}
      </Title>
      {type === 'stamping' && <Text mb="xs">{t('review.stamping')}</Text>}
      {isItemised ? (
        <>
          <Facts
            facts={checks.map(({ group, at }) => [
              t(`review.group.${group}`),
              t('review.accepted', { day: dayOf(at) }),
            ])}
          />
          <Text mt="xs">{t('review.whole')}</Text>
          {edition > 1 && <Text mt="xs">{t('review.corrected', { day: dayOf(issuedAt) })}</Text>}
          <Text mt="xs" fw={600}>
            {t('review.unconfirmed')}
          </Text>
        </>
      ) : (
        <>
          <Text fw={600}>{t('review.notItemised')}</Text>
          <Text>{t('review.notItemisedText')}</Text>
        </>
      )}
    </Paper>
  );
}
