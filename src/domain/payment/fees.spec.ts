import fc from 'fast-check';
import { FEES, feeOf, formatSen } from './fees.js';

describe('fees', () => {
  test('are those of the specification', () => {
    expect(FEES).toEqual({
      verification: { net: 62_000, sst: 4_960, total: 66_960 },
      stamping: { net: 102_000, sst: 8_160, total: 110_160 },
    });
    expect([FEES.verification.total, FEES.stamping.total].map(formatSen)).toEqual(['669.60', '1101.60']);
  });

  test.each([
    [0, 0],
    [6, 0],
    [7, 1],
    [56, 4],
    [57, 5],
    [94, 8],
    // 8% of 106.25 is 8.5 exactly: half goes up.
    [10_625, 850],
    [10_631, 850],
    [10_632, 851],
  ])('the tax on %d sen is %d sen', (net, sst) => {
    expect(feeOf(net)).toEqual({ net, sst, total: net + sst });
  });

  test('the tax is never more than half a sen off', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (net) => {
        const off = feeOf(net).sst * 100 - net * 8;
        expect(off).toBeGreaterThan(-50);
        expect(off).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('an amount in ringgit', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [100, '1.00'],
    [4960, '49.60'],
    [110_160, '1101.60'],
  ])('%d sen are %s', (sen, text) => {
    expect(formatSen(sen)).toBe(text);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%p is no amount', (sen) => {
    expect(() => formatSen(sen)).toThrow(RangeError);
  });

  test('loses nothing', () => {
    fc.assert(fc.property(fc.nat(), (sen) => expect(Number(formatSen(sen).replace('.', ''))).toBe(sen)));
  });
});
