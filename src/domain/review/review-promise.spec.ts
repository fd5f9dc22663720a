import { startOfDay } from '../shared/calendar.js';
import { appliedWithin, dueDay, isWorkingDay, workingDaysBetween } from './review-promise.js';

/** 2026-03-02 is a Monday. */
const at = (day: string, time = '09:00') => new Date(`${day}T${time}:00+08:00`);

describe('working days', () => {
  it('are Monday to Friday', () => {
    const week = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'];
    expect(week.map(isWorkingDay)).toEqual([true, true, true, true, true, false, false]);
  });

  it.each([
    ['2026-03-02', '2026-03-02', 0],
    ['2026-03-02', '2026-03-03', 1],
    ['2026-03-06', '2026-03-09', 1],
    ['2026-03-07', '2026-03-09', 1],
    ['2026-03-07', '2026-03-08', 0],
    ['2026-03-02', '2026-03-09', 5],
    ['2026-03-02', '2026-03-16', 10],
    ['2026-03-04', '2026-03-18', 10],
    ['2026-03-09', '2026-03-02', 0],
  ])('from %s to %s there are %i behind the first', (from, to, days) => {
    expect(workingDaysBetween(at(from), at(to))).toBe(days);
  });

  it('are those of Malaysia, whatever the hour', () => {
    expect(workingDaysBetween(at('2026-03-02', '23:59'), at('2026-03-03', '00:01'))).toBe(1);
    expect(workingDaysBetween(at('2026-03-03', '00:01'), at('2026-03-03', '23:59'))).toBe(0);
  });

  it('over years are counted as one by one', () => {
    expect(workingDaysBetween(at('2020-01-01'), at('2026-01-01'))).toBe(1566);
  });
});

describe('what was promised', () => {
  it.each([
    ['2026-03-02', 5, '2026-03-09'],
    ['2026-03-06', 1, '2026-03-09'],
    ['2026-03-07', 1, '2026-03-09'],
    ['2026-03-02', 0, '2026-03-02'],
  ])('to who applied on %s within %i days is due on %s', (applied, days, due) => {
    expect(dueDay(at(applied), days)).toBe(due);
  });

  it.each(['2026-03-02', '2026-03-04', '2026-03-07', '2026-03-08', '2026-03-10'])(
    'is kept on %s for all that was made since, and for nothing older',
    (today) => {
      for (const days of [0, 1, 5, 12]) {
        const since = appliedWithin(days, at(today));
        expect(workingDaysBetween(since, at(today))).toBeLessThanOrEqual(days);
        expect(workingDaysBetween(new Date(since.getTime() - 1), at(today))).toBeGreaterThan(days);
      }
    },
  );

  it('begins with a day', () => {
    expect(appliedWithin(5, at('2026-03-09'))).toEqual(startOfDay('2026-03-02'));
  });
});
