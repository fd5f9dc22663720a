import { startOfDay } from '../shared/calendar.js';
import { ageSpans, daysTold, everyDay, toldSince } from './statistics.js';

const NOW = new Date('2026-03-10T17:30:00Z'); // 01:30 on Wednesday the 11th in Malaysia

describe('the days told of', () => {
  it('are thirty in Malaysia, the last one today', () => {
    const days = daysTold(NOW);
    expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([30, 30, '2026-02-10', '2026-03-11']);
    expect(toldSince(NOW)).toEqual(new Date('2026-02-09T16:00:00Z'));
  });

  it('are all there, whatever happened on them', () => {
    const known = [
      { day: '2026-03-11', applied: 3, approved: 2, rejected: 1 },
      { day: '2025-01-01', applied: 9, approved: 9, rejected: 9 },
    ];
    const rows = everyDay(NOW, known);
    expect(rows).toHaveLength(30);
    expect(rows.at(-1)).toEqual(known[0]);
    expect(rows[0]).toEqual({ day: '2026-02-10', applied: 0, approved: 0, rejected: 0 });
  });
});

describe('the ages', () => {
  it('go in working days up to what was promised, and beyond', () => {
    expect(ageSpans(NOW, 5)).toEqual([
      { from: 0, to: 1, since: startOfDay('2026-03-10'), until: null },
      { from: 2, to: 3, since: startOfDay('2026-03-06'), until: startOfDay('2026-03-10') },
      { from: 4, to: 5, since: startOfDay('2026-03-04'), until: startOfDay('2026-03-06') },
      { from: 6, to: null, since: null, until: startOfDay('2026-03-04') },
    ]);
  });

  it('follow a shorter promise', () => {
    expect(ageSpans(NOW, 1).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, null],
    ]);
    expect(ageSpans(NOW, 3).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 3],
      [4, null],
    ]);
  });

  it('cover all times without overlapping', () => {
    const spans = ageSpans(NOW, 10);
    expect([spans[0]?.until, spans.at(-1)?.since]).toEqual([null, null]);
    for (const [place, span] of spans.slice(1).entries()) expect(span.until).toEqual(spans[place]?.since);
  });
});
