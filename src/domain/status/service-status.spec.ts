import { type HealthCount, minuteOf, partStates, statusDays, statusSince } from './service-status.js';

const VITALS = { database: 'up', storage: 'up', oldestOverdueJobSeconds: 0 } as const;

describe('the parts of the service', () => {
  it.each([
    [{}, { site: 'up', files: 'up', reports: 'up' }],
    [{ oldestOverdueJobSeconds: null }, { site: 'up', files: 'up', reports: 'up' }],
    [{ oldestOverdueJobSeconds: 599 }, { site: 'up', files: 'up', reports: 'up' }],
    [{ oldestOverdueJobSeconds: 600 }, { site: 'up', files: 'up', reports: 'slow' }],
    [{ oldestOverdueJobSeconds: 3600 }, { site: 'up', files: 'up', reports: 'down' }],
    [{ storage: 'down' }, { site: 'up', files: 'down', reports: 'up' }],
    [
      { database: 'down', oldestOverdueJobSeconds: null },
      { site: 'down', files: 'down', reports: 'down' },
    ],
  ] as const)('with %j are %j', (vitals, states) => {
    expect(partStates({ ...VITALS, ...vitals })).toEqual(states);
  });
});

describe('the days of the service', () => {
  // Ten in the morning in Malaysia.
  const now = new Date('2026-11-25T02:00:00Z');
  const DAY = 1440;
  const up = (day: string, minutes: number): HealthCount => ({ day, files: 'up', reports: 'up', minutes });
  const all = { site: 'up', files: 'up', reports: 'up' };

  it('are fourteen, of which nothing is known before the first minute', () => {
    const days = statusDays([], null, now);
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({ day: '2026-11-12', states: null });
    expect(days.at(-1)).toEqual({ day: '2026-11-25', states: null });
    expect(statusSince(now)).toBe('2026-11-12');
  });

  it('begin with the first minute, and end with the one that runs', () => {
    const first = minuteOf(new Date('2026-11-24T04:00:00Z'));
    const days = statusDays([up('2026-11-24', 12 * 60), up('2026-11-25', 10 * 60)], first, now);
    expect(days.slice(-3).map(({ states }) => states)).toEqual([null, all, all]);
    expect(statusDays([], minuteOf(now), now).at(-1)?.states).toBeNull();
  });

  it.each([
    ['four minutes missing', [up('2026-11-24', DAY - 4)], all],
    ['five', [up('2026-11-24', DAY - 5)], { site: 'slow', files: 'slow', reports: 'slow' }],
    ['thirty', [up('2026-11-24', DAY - 30)], { site: 'down', files: 'down', reports: 'down' }],
    ['all', [], { site: 'down', files: 'down', reports: 'down' }],
    ['more minutes than there are', [up('2026-11-24', DAY + 9)], all],
    [
      'late jobs and a storage that was away',
      [
        up('2026-11-24', DAY - 40),
        { day: '2026-11-24', files: 'down', reports: 'slow', minutes: 30 },
        { day: '2026-11-24', files: 'up', reports: 'slow', minutes: 10 },
      ],
      { site: 'up', files: 'down', reports: 'slow' },
    ],
  ] as const)('with %s', (_, counts, states) => {
    const first = minuteOf(new Date('2026-11-01T00:00:00Z'));
    expect(statusDays(counts, first, now).at(-2)).toEqual({ day: '2026-11-24', states });
  });
});
