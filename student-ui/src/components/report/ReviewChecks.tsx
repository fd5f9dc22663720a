import { Paper, Text, Title } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { CHECKED_GROUPS } from '@myverify/domain/verdict/checks';
import { Facts } from './CheckedFacts';
import type { CheckedReport } from './checked-report';
import { Levels } from './Levels';
import { useReportTexts } from './report.texts';

const ACCEPTED = { each: 'each', as_one: 'group', stated: 'stated' } as const;

/** What is on record of the review that the newest edition goes back to, as its paper says it. */
export function ReviewChecks({ report }: { readonly report: CheckedReport }) {
  const t = useReportTexts();
  const { type, checks, levels, edition, issuedAt } = report;
  const isWhole = checks.every(({ method }) => method === 'stated');
  const isItemised = checks.length > 0 || Object.keys(levels).length > 0;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Title order={2} fz={20} mb="xs">
        {t('review.title')}
      </Title>
      {type === 'stamping' && <Text mb="xs">{t('review.stamping')}</Text>}
      {isItemised ? (
        <>
          <Facts
            facts={CHECKED_GROUPS.map((group) => {
              const check = checks.find((one) => one.group === group && one.verdict === 'accepted');
              const said = check
                ? t(`review.accepted.${ACCEPTED[check.method]}`, { day: dayOf(check.at) })
                : t('review.nothing');
              return [t(`review.group.${group}`), said];
            })}
          />
          {isWhole && <Text mt="xs">{t('review.whole')}</Text>}
          <Levels levels={levels} />
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
