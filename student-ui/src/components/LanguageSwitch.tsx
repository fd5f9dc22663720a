import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommonTexts } from '../i18n/common.texts';
import { i18n, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language, setLanguage } from '../i18n/i18n';

export function LanguageSwitch() {
  const t = useCommonTexts();
  useTranslation(undefined, { i18n });
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('language')}
      value={i18n.language}
      onChange={(language) => void setLanguage(language as Language)}
      data={LANGUAGES.map((value) => ({
        value,
        label: <span lang={LANGUAGE_TAGS[value]}>{LANGUAGE_NAMES[value]}</span>,
      }))}
    />
  );
}
