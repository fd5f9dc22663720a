import { LANGUAGE_TAGS, type Language } from '../i18n/language';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/**
 * A span of seconds in its largest unit and the next, such as `2 days, 3 hours`; what is under a minute counts as one.
 */
export function spanOf(seconds: number, language: Language): string {
  const locale = LANGUAGE_TAGS[language];
  const whole = Math.max(60, seconds);
  const first = UNITS.findIndex(([, length]) => whole >= length);
  const parts = UNITS.slice(first, first + 2).map(([unit, length], at) => {
    const within = at === 0 ? whole : whole % (UNITS[first]?.[1] ?? 1);
    return { unit, count: Math.floor(within / length) };
  });
  const words = parts
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  const span = new Intl.ListFormat(locale, { type: 'unit' }).format(words);
  // A blank between numbers and Chinese words, as everywhere.
  return span.replaceAll(/(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu, ' ');
}
