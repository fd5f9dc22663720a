import { AGES, type Age, daysTold, everyDay, median, spanOf, toldSince } from './statistics.js';

const NOW = new Date('2026-03-10T17:30:00Z'); // 01:30 on the 11th in Malaysia

describe('the days told of', () => {
  it('are thirty in Malaysia, the last one today', () => {
    const days = daysTold(NOW);
    expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([30, 30, '2026-02-10', '2026-03-11']);
    expect(toldSince(NOW)).toEqual(new Date('2026-02-09T16:00:00Z'));
  });

  it('are all there, whatever happened on them', () => {
    const known = [
      { day: '2026-03-11', approved: 2, rejected: 1 },
      { day: '2025-01-01', approved: 9, rejected: 9 },
    ];
    const rows = everyDay(NOW, known);
    expect(rows).toHaveLength(30);
    expect(rows.at(-1)).toEqual(known[0]);
    expect(rows[0]).toEqual({ day: '2026-02-10', approved: 0, rejected: 0 });
  });
});

describe('the ages', () => {
  it('cover all times without overlapping', () => {
    const spans = (Object.keys(AGES) as Age[]).map((age) => spanOf(age, NOW));
    expect(spans[0]?.until).toBeNull();
    expect(spans.at(-1)?.after).toBeNull();
    for (const [place, span] of spans.slice(1).entries()) expect(span.until).toEqual(spans[place]?.after);
    expect(spanOf('oneToThreeDays', NOW)).toEqual({
      after: new Date('2026-03-07T17:30:00Z'),
      until: new Date('2026-03-09T17:30:00Z'),
    });
  });
});

describe('the median', () => {
  it.each([
    [[], null],
    [[5], 5],
    [[10, 2], 6],
    [[100, 1, 9], 9],
    [[3, 1, 2, 10], 2.5],
  ])('of %j is %s', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});
