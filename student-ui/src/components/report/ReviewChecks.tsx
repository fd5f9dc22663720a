import { Paper, Text, Title } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { DEFAULT_MINISTRY } from '@myverify/domain/site/site-details';
import { CHECKED_GROUPS } from '@myverify/domain/verdict/checks';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../lib/site';
import { Facts } from './CheckedFacts';
import { Confirmations } from './Confirmations';
import type { CheckedReport } from './checked-report';
import { Levels } from './Levels';
import { useReportTexts } from './report.texts';

const ACCEPTED = { each: 'each', as_one: 'group', stated: 'stated' } as const;

/** What is on record of the review that the newest edition goes back to, as its paper says it. */
export function ReviewChecks({ report }: { readonly report: CheckedReport }) {
  const t = useReportTexts();
  const { type, checks, levels, confirmations, correctedAt } = report;
  const isWhole = checks.length === CHECKED_GROUPS.length && checks.every(isStatedWith(checks[0]?.at));
  const hasLevels = Object.keys(levels).length > 0;
  const isItemised = checks.length > 0 || hasLevels;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Title order={2} fz={20} mb="xs">
        {t('review.title')}
      </Title>
      {type === 'stamping' && <AboutStamp />}
      {isItemised ? (
        <>
          <Facts
            areLong
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
          {correctedAt && (
            <Text mt="xs">
              {t(hasLevels ? 'review.corrected' : 'review.correctedUnseen', { day: dayOf(correctedAt) })}
            </Text>
          )}
          <Title order={3} fz={17} mt="md" mb="xs">
            {t('review.others')}
          </Title>
          <Confirmations confirmations={confirmations} />
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

/** The ministry is called as the settings name it. */
function AboutStamp() {
  const t = useReportTexts();
  const { data: site } = useQuery(siteQuery);
  const named = site?.ministry ?? '…';
  const ministry = named === DEFAULT_MINISTRY ? t('review.usualMinistry') : named;
  return <Text mb="xs">{t('review.stamping', { ministry })}</Text>;
}

/** Whether a check is part of the one decision that accepts all. */
const isStatedWith = (decided: string | undefined) => (check: CheckedReport['checks'][number]) =>
  check.method === 'stated' && check.at === decided;
