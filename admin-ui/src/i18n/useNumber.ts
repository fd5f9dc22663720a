import { useLocaleState } from 'react-admin';
import { LANGUAGE_TAGS, toLanguage } from './language';

/** Gives a number as people read it: `100,000`. */
export function useNumber(): (value: number) => string {
  const [locale] = useLocaleState();
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[toLanguage(locale)]);
  return (value) => format.format(value);
}
