import { moneyText, ringgitText, senText } from './money.js';

describe('an amount', () => {
  /** Of English and Chinese screens. */
  const TAGS = ['en', 'zh-Hans'];

  it.each(['0.00', '7.50', '669.60', '999.99', '1234.05', '1234567.80', '600'])(
    'of %s is written as the languages do',
    (amount) => {
      const options = { style: 'currency', currency: 'MYR', currencyDisplay: 'code' } as const;
      for (const tag of TAGS) {
        expect(moneyText(amount, 'MYR')).toBe(new Intl.NumberFormat(tag, options).format(Number(amount)));
      }
    },
  );

  it('of a payment is in ringgit, and may be counted in sen', () => {
    expect(ringgitText('1101.60')).toBe('MYR\u00a01,101.60');
    expect(senText(110_160)).toBe('MYR\u00a01,101.60');
  });
});
