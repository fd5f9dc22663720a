import { GENDERS } from '@myverify/domain/account/user';
import { CERTIFICATE_TYPES, LEVELS, STUDY_FORMS } from '@myverify/domain/certificate/certificate.fields';
import { countryName } from '../../../components/countries';
import { currentLanguage } from '../../../i18n/i18n';
import { LANGUAGE_TAGS } from '../../../i18n/languages';
import type { Application, Field } from './application';
import { useFieldTexts } from './fields.texts';

const CHOICES = [...GENDERS, ...STUDY_FORMS, ...LEVELS, ...CERTIFICATE_TYPES] as const;

/** Gives the value of a field in words: choices and countries translated, files counted. */
export function useValueText(): (field: Field, value: Application[Field]) => string {
  const t = useFieldTexts();
  return (field, value) => {
    if (typeof value !== 'string') return t('files', { count: value.length });
    if (field === 'nationality') return countryName(value, LANGUAGE_TAGS[currentLanguage()]);
    const choice = CHOICES.find((candidate) => candidate === value);
    if (choice) return t(choice);
    return value.startsWith('/api/file/') ? t('files', { count: 1 }) : value;
  };
}
