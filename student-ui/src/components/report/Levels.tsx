import { Text } from '@mantine/core';
import type { FieldLevel } from '@myverify/domain/verdict/levels';
import type { CheckedReport } from './checked-report';
import { useReportTexts } from './report.texts';

const SUREST_FIRST = ['confirmed', 'seen', 'claimed'] as const satisfies readonly FieldLevel[];

/** What the page shows, by the fields behind it; what was applied for is no particular. */
const SHOWN = {
  name: ['name'],
  passport: ['passport'],
  nationality: ['nationality'],
  birth: ['birth'],
  gender: ['gender'],
  university: ['university'],
  major: ['major'],
  level: ['level'],
  forms: ['forms'],
  certNo: ['certNo'],
  period: ['startTime', 'endTime'],
  awardingTime: ['awardingTime'],
  ministryStampingTime: ['ministryStampingTime'],
} as const;
const PLACES = Object.keys(SHOWN) as (keyof typeof SHOWN)[];

/** Which particulars are how sure, the surest first. */
export function Levels({ levels }: Pick<CheckedReport, 'levels'>) {
  const t = useReportTexts();
  return SUREST_FIRST.map((level) => {
    const places = PLACES.filter((place) => levelOf(levels, place) === level);
    if (places.length === 0) return null;
    return (
      <Text key={level} mt="xs">
        <strong>{t(`review.level.${level}`)}</strong>{' '}
        {places.map((place) => t(`fields.${place}`)).join(t('review.between'))}
      </Text>
    );
  });
}

/** The least of the fields behind a place. */
function levelOf(levels: CheckedReport['levels'], place: keyof typeof SHOWN): FieldLevel | undefined {
  const known = SHOWN[place].flatMap((field) => levels[field]?.level ?? []);
  return SUREST_FIRST.findLast((level) => known.includes(level));
}
