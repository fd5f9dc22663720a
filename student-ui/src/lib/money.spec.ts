import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TAGS } from '../i18n/languages';
import { moneyText } from './money';

describe('an amount', () => {
  it.each(['0.00', '7.50', '669.60', '999.99', '1234.05', '1234567.80', '600'])(
    'of %s is written as the languages do',
    (amount) => {
      const options = { style: 'currency', currency: 'MYR', currencyDisplay: 'code' } as const;
      for (const tag of Object.values(LANGUAGE_TAGS)) {
        expect(moneyText(amount, 'MYR')).toBe(new Intl.NumberFormat(tag, options).format(Number(amount)));
      }
    },
  );
});
