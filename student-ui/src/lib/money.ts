import { LANGUAGE_TAGS, type Language } from '../i18n/languages';

/** An amount such as `669.60`, with its currency before it. */
export function moneyText(amount: string, currency: string, language: Language): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  }).format(Number(amount));
}
