import { ApiError } from '@myverify/api-client/api-error';
import { CN_AT_HAND, EN_AT_HAND } from '@myverify/domain/messages/at-hand';
import { refusalText, type Said, type Spoken, saidText } from '@myverify/domain/messages/refusal-text';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, i18n } from '../i18n/i18n';
import type { Language } from '../i18n/languages';
import { beforeRefusals } from './api';

/** Who waits for a catalogue waits no longer than this: there are the service's own words. */
const PATIENCE_MS = 5_000;

const spoken: Record<Language, Spoken> = {
  en: { locale: 'en-GB', texts: EN_AT_HAND },
  cn: { locale: 'zh-CN', texts: CN_AT_HAND },
};

const FETCH = {
  en: async () => (await import('@myverify/domain/messages/en')).EN,
  cn: async () => (await import('@myverify/domain/messages/cn')).CN,
} as const;

const coming = new Map<Language, Promise<void>>();
const listeners = new Set<() => void>();

/**
 * Has the catalogue of the present language there: most visits are refused nothing, and so their first load is without
 * it.
 * @returns when it is there, or cannot be had by now; never fails
 */
function bringMessages(): Promise<void> {
  const language = currentLanguage();
  const fetched = coming.get(language) ?? fetchMessages(language);
  coming.set(language, fetched);
  return Promise.race([fetched, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

async function fetchMessages(language: Language): Promise<void> {
  try {
    spoken[language] = { ...spoken[language], texts: await FETCH[language]() };
    for (const listener of listeners) listener();
  } catch {
    // The next time it is needed it is asked for again.
    coming.delete(language);
  }
}

i18n.on('languageChanged', () => void bringMessages());
beforeRefusals(bringMessages);

/** Gives the text of any error in the present language. */
export function useErrorText(): (error: unknown) => string {
  useSpoken();
  return errorText;
}

function errorText(error: unknown): string {
  const refused = error instanceof ApiError ? error : { reason: '', code: 'unexpected', message: '' };
  return refusalText(refused, spoken[currentLanguage()]);
}

/**
 * Gives the text of what is wrong with a value in the present language. Whoever may have one to show has the catalogue
 * come.
 */
export function useSaidText(): (said: Said) => string {
  useSpoken();
  useEffect(() => void bringMessages(), []);
  return textOfSaid;
}

const textOfSaid = (said: Said): string => saidText(said, spoken[currentLanguage()]);

/** Renders anew in another language, and when its catalogue has come. */
function useSpoken(): void {
  useTranslation(undefined, { i18n });
  useSyncExternalStore(listen, () => spoken[currentLanguage()]);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
