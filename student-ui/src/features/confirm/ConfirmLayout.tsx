import { Alert, Container, Group, SegmentedControl } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { currentLanguage } from '../../i18n/i18n';
import { LANGUAGE_TAGS } from '../../i18n/languages';
import classes from './confirm.module.css';
import {
  CONFIRM_LANGUAGES,
  type ConfirmLanguage,
  guessedLanguage,
  rememberedLanguage,
  rememberLanguage,
  SpeakingContext,
  WORDS,
} from './language';

/** Around the pages of registrars, who have no account: the mark and three languages, and no way to log in. */
export default function ConfirmLayout() {
  const [chosen, choose] = useState(rememberedLanguage);
  const [suggested, suggest] = useState(guessedLanguage);
  const language = chosen ?? suggested;
  const speaking = useMemo(() => ({ language, suggest }), [language]);
  const { tag, texts: t } = WORDS[language];
  useEffect(() => {
    document.documentElement.lang = tag;
    return () => {
      document.documentElement.lang = LANGUAGE_TAGS[currentLanguage()];
    };
  }, [tag]);
  const { online } = useNetwork();
  return (
    <SpeakingContext value={speaking}>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      <header className={classes.header}>
        <Container size="lg">
          <Group justify="space-between" gap="xs" mih="4rem" py={6}>
            <span className={classes.brand}>
              <img src="/favicon.svg" alt="" width="32" height="32" />
              MyVerify
            </span>
            <SegmentedControl
              size="xs"
              aria-label={t.language}
              value={language}
              onChange={(value) => {
                choose(value as ConfirmLanguage);
                rememberLanguage(value as ConfirmLanguage);
              }}
              data={CONFIRM_LANGUAGES.map((value) => ({
                value,
                label: <span lang={WORDS[value].tag}>{WORDS[value].texts.name}</span>,
              }))}
            />
          </Group>
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        <div role="status">
          {!online && (
            <Container size="sm" pt="md">
              <Alert color="yellow" c="var(--ink)">
                {t.offline}
              </Alert>
            </Container>
          )}
        </div>
        <Outlet />
      </main>
    </SpeakingContext>
  );
}
