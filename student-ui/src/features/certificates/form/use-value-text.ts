import { type Application, type Field, GENDERS, LEVELS, STUDY_FORMS, TYPES } from './application';
import { useFieldTexts } from './fields.texts';

const CHOICES = [...GENDERS, ...STUDY_FORMS, ...LEVELS, ...TYPES] as const;

/** Gives the value of a field in words: choices translated, files counted. */
export function useValueText(): (value: Application[Field]) => string {
  const t = useFieldTexts();
  return (value) => {
    if (typeof value !== 'string') return t('files', { count: value.length });
    const choice = CHOICES.find((candidate) => candidate === value);
    if (choice) return t(choice);
    return value.startsWith('/api/file/') ? t('files', { count: 1 }) : value || t('empty');
  };
}
