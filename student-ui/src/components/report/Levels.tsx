import { Text } from '@mantine/core';
import type { FieldLevel } from '@myverify/domain/verdict/levels';
import { useCommonTexts } from '../../i18n/common.texts';
import type { CheckedReport } from './checked-report';
import { useReportTexts } from './report.texts';

/** `stated` is how sure what is `seen` is where no document stands behind it, but who approved the whole. */
const SUREST_FIRST = ['confirmed', 'seen', 'stated', 'claimed'] as const satisfies readonly (FieldLevel | 'stated')[];
type Word = (typeof SUREST_FIRST)[number];

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
  const common = useCommonTexts();
  return SUREST_FIRST.map((level) => {
    const places = PLACES.filter((place) => levelOf(levels, place) === level);
    if (places.length === 0) return null;
    return (
      <Text key={level} mt="xs">
        <strong>{t(`review.level.${level}`)}</strong>
        {common('gap')}
        {places.map((place) => t(`fields.${place}`)).join(t('review.between'))}
      </Text>
    );
  });
}

/** Where the page shows these fields. */
export function placesOf(fields: readonly string[]): (keyof typeof SHOWN)[] {
  return PLACES.filter((place) => SHOWN[place].some((field) => fields.includes(field)));
}

/** The least of the fields behind a place. */
function levelOf(levels: CheckedReport['levels'], place: keyof typeof SHOWN): Word | undefined {
  const known = SHOWN[place].flatMap((field) => {
    const one = levels[field];
    if (!one) return [];
    const isStated = one.level === 'seen' && !one.sources.some(({ kind }) => kind === 'document');
    return [isStated ? 'stated' : one.level];
  });
  return SUREST_FIRST.findLast((level) => known.includes(level));
}
