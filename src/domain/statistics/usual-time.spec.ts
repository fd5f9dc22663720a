import { type Decided, usualTime, usualTimeSince } from './usual-time.js';

/** Applied for on Monday, 2 November 2026, at noon in Malaysia, and decided so many days later. */
const after = (days: number): Decided => ({
  appliedAt: new Date('2026-11-02T04:00:00Z'),
  decidedAt: new Date(Date.parse('2026-11-02T04:00:00Z') + days * 24 * 3_600_000),
});

const times = (count: number, days: number) => Array.from({ length: count }, () => after(days));

describe('how long a decision usually takes', () => {
  it('is told of twenty decisions and more', () => {
    expect(usualTime(times(19, 2))).toBeNull();
    expect(usualTime(times(20, 2))).toEqual({ from: 2, to: 2 });
  });

  it('counts working days: a weekend costs none', () => {
    expect(usualTime(times(20, 7))).toEqual({ from: 5, to: 5 });
  });

  it('goes from what half of them took to what four of five took', () => {
    expect(usualTime([...times(10, 1), ...times(8, 3), ...times(2, 21)])).toEqual({ from: 2, to: 3 });
    expect(usualTime([...times(11, 1), ...times(4, 2), ...times(5, 4)])).toEqual({ from: 1, to: 4 });
  });

  it('is a day at least', () => {
    expect(usualTime(times(30, 0))).toEqual({ from: 1, to: 1 });
  });

  it('looks back on 90 days', () => {
    expect(usualTimeSince(new Date('2026-11-25T00:00:00Z'))).toEqual(new Date('2026-08-27T00:00:00Z'));
  });
});
