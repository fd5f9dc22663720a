import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { defineTexts } from '../i18n/define-texts';
import { currentLanguage } from '../i18n/i18n';
import { LANGUAGE_TAGS } from '../i18n/languages';
import { countries, offeredCountries } from './countries';

const useTexts = defineTexts('country-select', {
  en: { none: 'No such country', choose: 'Type or choose' },
  cn: { none: '没有匹配的国家或地区', choose: '输入或选择' },
});

type Props = Omit<SelectProps<string>, 'data' | 'value' | 'onChange'> & {
  /** The English name of a country; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Chooses a country by its name in the page's language; gives its English name. */
export function CountrySelect({ value, onChange, ...rest }: Props) {
  const t = useTexts();
  const tag = LANGUAGE_TAGS[currentLanguage()];
  const data = useMemo(() => countries(tag, value || null), [tag, value]);
  return (
    <Select
      {...rest}
      data={data}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      searchable
      clearable
      placeholder={t('choose')}
      nothingFoundMessage={t('none')}
      autoComplete="off"
      filter={({ options, search }) =>
        offeredCountries(
          options.filter((option) => 'value' in option),
          search,
          value,
        )
      }
    />
  );
}
