import type { Failure } from '@myverify/api-client/api-error';
import { CN } from '@myverify/domain/messages/cn';
import { EN } from '@myverify/domain/messages/en';
import type { Message } from '@myverify/domain/messages/message';
import { fieldTexts, refusalText } from '@myverify/domain/messages/refusal-text';
import { type Catalogue, render } from '@myverify/domain/messages/render';
import { i18nProvider } from './i18n-provider';
import { type Language, toLanguage } from './language';

const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  cn: { locale: 'zh-CN', texts: CN },
  en: { locale: 'en-GB', texts: EN },
};

const present = () => CATALOGUES[toLanguage(i18nProvider.getLocale())];

/** What the rules of the domain say of something typed, in the present language. */
export const messageText = (said: Message): string => render(said, present());

/** A refusal in the present language. */
export function localise(refusal: Failure): Failure {
  const message = refusalText(refusal, present());
  return { ...refusal, message, ...(refusal.errors ? { errors: fieldTexts(refusal, present()) } : {}) };
}
