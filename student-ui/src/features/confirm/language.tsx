import { ApiError } from '@myverify/api-client/api-error';
import { CN as CN_MESSAGES } from '@myverify/domain/messages/cn';
import { EN as EN_MESSAGES } from '@myverify/domain/messages/en';
import { MS as MS_MESSAGES } from '@myverify/domain/messages/ms';
import { refusalText, type Said, type Spoken, saidText } from '@myverify/domain/messages/refusal-text';
import { NOTICE_LANGUAGES, type NoticeLanguage } from '@myverify/domain/privacy/notice';
import { createContext, use } from 'react';
import { currentLanguage } from '../../i18n/i18n';
import { CN } from './texts.cn';
import { type ConfirmTexts, EN } from './texts.en';
import { MS } from './texts.ms';

/** What these pages are written in: one more than the others, since they are for offices in Malaysia. */
export const CONFIRM_LANGUAGES = NOTICE_LANGUAGES;
export type ConfirmLanguage = NoticeLanguage;

interface Words {
  readonly tag: string;
  readonly texts: ConfirmTexts;
  readonly spoken: Spoken;
}

export const WORDS: Readonly<Record<ConfirmLanguage, Words>> = {
  en: { tag: 'en', texts: EN, spoken: { locale: 'en-GB', texts: EN_MESSAGES } },
  ms: { tag: 'ms', texts: MS, spoken: { locale: 'ms', texts: MS_MESSAGES } },
  cn: { tag: 'zh-Hans', texts: CN, spoken: { locale: 'zh-CN', texts: CN_MESSAGES } },
};

interface Speaking {
  readonly language: ConfirmLanguage;
  /** The language of a request, for whoever has chosen none. */
  readonly suggest: (language: ConfirmLanguage) => void;
}

export const SpeakingContext = createContext<Speaking>({ language: 'en', suggest: () => undefined });

/** Of its own: the other pages have no Malay. */
const REMEMBERED = 'confirm-language';

export function rememberLanguage(language: ConfirmLanguage): void {
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** What was chosen on this device; `null` where nothing was. */
export function rememberedLanguage(): ConfirmLanguage | null {
  try {
    const kept = localStorage.getItem(REMEMBERED);
    return CONFIRM_LANGUAGES.find((language) => language === kept) ?? null;
  } catch {
    return null;
  }
}

/** Before anything is known of who reads: the language of the browser. */
export function guessedLanguage(): ConfirmLanguage {
  if (currentLanguage() === 'cn') return 'cn';
  return navigator.language.toLowerCase().startsWith('ms') ? 'ms' : 'en';
}

export function useSuggestedLanguage(): Speaking['suggest'] {
  return use(SpeakingContext).suggest;
}

/** The texts of these pages in the language that is read. */
export function useTexts(): ConfirmTexts {
  return WORDS[use(SpeakingContext).language].texts;
}

/** Gives the text of what is wrong with a value. */
export function useSaidText(): (said: Said) => string {
  const { spoken } = WORDS[use(SpeakingContext).language];
  return (said) => saidText(said, spoken);
}

/** Gives the text of any error. */
export function useErrorText(): (error: unknown) => string {
  const { spoken } = WORDS[use(SpeakingContext).language];
  return (error) =>
    refusalText(error instanceof ApiError ? error : { reason: '', code: 'unexpected', message: '' }, spoken);
}

/** Puts values into a text that has `{name}` for each. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (written, name: string) => String(values[name] ?? written));
}

/** What a value of a choice is called; any other value is as it is. */
export function wordOf(t: ConfirmTexts, value: string): string {
  const words: Readonly<Record<string, string>> = t.value;
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
