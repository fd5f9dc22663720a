import { Alert, Button, Modal, Tabs, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../lib/command';
import { consentsQuery, giveConsent } from '../lib/consents';
import { useIsPhone } from '../lib/device';
import { useErrorText } from '../lib/messages';
import classes from './LegalNoticeDialog.module.css';
import { useLegalNoticeTexts } from './LegalNoticeDialog.texts';
import { LegalText, legalTextQuery } from './legal/LegalText';
import {
  LEGAL_LANGUAGES,
  LEGAL_TAGS,
  type LegalLanguage,
  type LegalLoaders,
  legalLanguageOf,
} from './legal/legal-document';
import { useLegalLanguage } from './legal/use-legal-language';

const NOTICE = 'legal-notice';

interface Props {
  readonly opened: boolean;
  /** Called once the acceptance is stored. */
  readonly onAccept: () => void;
}

const LOADERS: LegalLoaders = {
  english: () => import('./legal/legal-notice.english'),
  malay: () => import('./legal/legal-notice.malay'),
};

/** In the language of the text, whatever that of the interface: it is what somebody agrees to. */
const LABELS: Readonly<Record<LegalLanguage, { readonly tab: string; readonly accept: string }>> = {
  english: {
    tab: 'Law and Disclaimer of Liability',
    accept: 'I understand and agree to abide by the above content',
  },
  malay: {
    tab: 'Undang-undang dan Penafian Liabiliti',
    accept: 'Saya faham dan bersetuju untuk mematuhi kandungan di atas',
  },
};

/**
 * What an applicant accepts before filling in the form. Accepting is the only way out of it, and is stored as a
 * consent.
 */
export function LegalNoticeDialog({ opened, onAccept }: Props) {
  const t = useLegalNoticeTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const phone = useIsPhone();
  const [language, setLanguage] = useLegalLanguage();
  // Nobody agrees to a text that is still on its way to them.
  const { isSuccess: isShown } = useQuery(legalTextQuery(NOTICE, language, LOADERS));
  const accept = useCommand({
    run: (shown: LegalLanguage, key) => giveConsent(NOTICE, LEGAL_TAGS[shown], key),
    onSuccess: () => {
      void queries.invalidateQueries(consentsQuery);
      onAccept();
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={() => undefined}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={t('title')}
      size="xl"
      fullScreen={phone}
      classNames={{ content: classes.content, body: classes.body, title: classes.title }}
    >
      <Tabs
        value={language}
        onChange={(value) => setLanguage(legalLanguageOf(value))}
        keepMounted={false}
        className={classes.tabs}
      >
        <Tabs.List aria-label={t('languages')}>
          {LEGAL_LANGUAGES.map((each) => (
            <Tabs.Tab key={each} value={each} className={classes.tab} lang={LEGAL_TAGS[each]}>
              {LABELS[each].tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {LEGAL_LANGUAGES.map((each) => (
          <Tabs.Panel key={each} value={each} className={classes.panel} tabIndex={0} aria-label={t('text')}>
            <LegalText name={NOTICE} language={each} loaders={LOADERS} order={3} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <div className={classes.foot}>
        {accept.error && (
          <Alert color="red" role="alert" title={t('failed')} mb="sm">
            {errorText(accept.error)}
          </Alert>
        )}
        {t('about') && (
          <Text size="sm" mb="sm">
            {t('about')}
          </Text>
        )}
        <Button
          fullWidth
          lang={LEGAL_TAGS[language]}
          disabled={!isShown}
          loading={accept.isPending}
          onClick={() => accept.mutate(language)}
          classNames={{ root: classes.accept, label: classes.acceptLabel }}
        >
          {LABELS[language].accept}
        </Button>
      </div>
    </Modal>
  );
}
