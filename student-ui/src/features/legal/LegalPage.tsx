import { Tabs, Text } from '@mantine/core';
import { LegalText } from '../../components/legal/LegalText';
import { LEGAL_LANGUAGES, type LegalLoaders, legalLanguageOf } from '../../components/legal/legal-document';
import { useLegalLanguage } from '../../components/legal/use-legal-language';
import { Page } from '../../components/Page';
import { useLegalTexts } from './legal.texts';

interface Props {
  readonly name: 'privacy' | 'terms';
  readonly loaders: LegalLoaders;
}

/** A legal text with a tab for each of its languages; the query `lang` selects the tab. */
export function LegalPage({ name, loaders }: Props) {
  const t = useLegalTexts();
  const [language, setLanguage] = useLegalLanguage();
  const note = t(language === 'malay' ? 'inMalay' : 'inEnglish');
  return (
    <Page title={t(name)} size="lg">
      <Tabs value={language} onChange={(value) => setLanguage(legalLanguageOf(value))} keepMounted={false}>
        <Tabs.List aria-label={t('languages')}>
          {LEGAL_LANGUAGES.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(each)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {LEGAL_LANGUAGES.map((each) => (
          <Tabs.Panel key={each} value={each} pt="lg">
            {note && (
              <Text c="dimmed" mb="md">
                {note}
              </Text>
            )}
            <LegalText name={name} language={each} loaders={loaders} order={2} heading={t(name)} withContents />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}
