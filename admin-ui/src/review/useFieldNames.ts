import { useLocaleState, useTranslate } from 'react-admin';
import { LANGUAGE_TAGS, toLanguage } from '../i18n/language';

/** Names fields of a certificate in one line. */
export function useFieldNames(): (fields: readonly string[]) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const list = new Intl.ListFormat(LANGUAGE_TAGS[toLanguage(locale)], { type: 'unit' });
  return (fields) => list.format(fields.map((field) => translate(`resources.student.fields.${field}`, { _: field })));
}
