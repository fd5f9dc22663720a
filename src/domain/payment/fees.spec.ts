import fc from 'fast-check';
import { FEES, feeAskedAt, feeAt, feeOf, feesAt, feeWithTotal, formatSen } from './fees.js';

describe('fees', () => {
  test('are those of the specification', () => {
    const now = feesAt(new Date());
    expect(now).toEqual({
      verification: { net: 62_000, sst: 4_960, total: 66_960 },
      stamping: { net: 102_000, sst: 8_160, total: 110_160 },
    });
    expect([now.verification.total, now.stamping.total].map(formatSen)).toEqual(['669.60', '1101.60']);
  });

  test('stay in the order of the days from which they hold', () => {
    const days = FEES.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].sort());
  });

  describe('of which there were two', () => {
    const [old, now] = [feeOf(620_00), feeOf(700_00)];
    const two = [
      { from: '2025-01-01', fees: { verification: old, stamping: feeOf(1020_00) } },
      { from: '2026-07-01', fees: { verification: now, stamping: feeOf(1020_00) } },
    ];
    // Midnight in Malaysia.
    const change = new Date('2026-06-30T16:00:00Z');
    const before = new Date(change.getTime() - 1);

    test('go by the moment, in Malaysia', () => {
      expect(feeAt('verification', before, two)).toBe(old);
      expect(feeAt('verification', change, two)).toBe(now);
      expect(feeAt('verification', '2020-01-01T00:00:00Z', two)).toBe(old);
    });

    test('are asked by the application, or the first proof of payment where that is older', () => {
      const later = new Date(change.getTime() + 1);
      expect(feeAskedAt(change, [], later)).toEqual(change);
      expect(feeAskedAt(change, [{ createdAt: later }, { createdAt: before }], later)).toEqual(before);
      expect(feeAskedAt(null, [], later)).toEqual(later);
    });

    test('are found by their total', () => {
      expect(feeWithTotal('verification', '669.60', two)).toBe(old);
      expect(feeWithTotal('verification', '756.00', two)).toBe(now);
      expect(feeWithTotal('verification', '1.00', two)).toBeUndefined();
      expect(feeWithTotal('verification', undefined, two)).toBeUndefined();
    });
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
