import fc from 'fast-check';
import { ageOn, dayOf, endOfDay, isDay, isDayTooLate, startOfDay, tidyDay, timeOf } from './calendar.js';

const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
const iso = (date: Date) => date.toISOString().slice(0, 10);

describe('isDay', () => {
  test.each(['2024-02-29', '2000-02-29', '1900-01-01', '2199-12-31', '2023-12-31'])('%s is one', (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2023-02-30',
    '2023-04-31',
    '2023-13-01',
    '2023-00-10',
    '2023-01-00',
    '2023-01-32',
    '1899-12-31',
    '2200-01-01',
    '0000-01-01',
    '2023-2-9',
    '2023-02-9',
    '23-02-09',
    '2023/02/09',
    '2023-02-09T00:00:00Z',
    '2023-02-09\n',
    ' 2023-02-09',
    '２０２３-02-09',
    '',
    'today',
    '+02023-01-01',
    '-2023-01-01',
  ])('%j is none', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test('every day of three centuries is one', () => {
    fc.assert(fc.property(days, (date) => expect(isDay(iso(date))).toBe(true)));
  });
});

describe('isDayTooLate', () => {
  test.each(['2200-01-01', '2999-01-01', '9999-12-31', '2400-02-29'])('%s is', (text) => {
    expect(isDayTooLate(text)).toBe(true);
  });

  test.each(['2199-12-31', '1899-12-31', '2999-02-29', '29990101', '10000-01-01', ''])('%j is not', (text) => {
    expect(isDayTooLate(text)).toBe(false);
  });
});

describe('dayOf', () => {
  test.each([
    ['2024-06-01T15:59:59.999Z', '2024-06-01'],
    ['2024-06-01T16:00:00.000Z', '2024-06-02'],
    ['2024-12-31T16:00:00.000Z', '2025-01-01'],
    ['2024-02-28T20:00:00.000Z', '2024-02-29'],
  ])('%s is %s in Malaysia', (moment, day) => {
    expect(dayOf(new Date(moment))).toBe(day);
  });

  test('is what the time zone database says', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' });
    const since1982 = fc.date({ min: new Date('1982-01-02'), max: new Date('2190-01-01'), noInvalidDate: true });
    fc.assert(fc.property(since1982, (moment) => expect(dayOf(moment)).toBe(zone.format(moment))));
  });
});

test('a day in Malaysia begins and ends at midnight there', () => {
  expect(startOfDay('2024-06-02')).toEqual(new Date('2024-06-01T16:00:00Z'));
  expect(endOfDay('2024-12-31')).toEqual(new Date('2024-12-31T16:00:00Z'));
});

describe('ageOn', () => {
  test.each([
    ['1999-05-17', '2024-05-16', 24],
    ['1999-05-17', '2024-05-17', 25],
    ['2004-02-29', '2023-02-28', 18],
    ['2004-02-29', '2023-03-01', 19],
    ['2004-02-29', '2024-02-29', 20],
    ['2024-06-01', '2024-06-01', 0],
  ])('born %s, on %s: %d', (birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  test('grows by one from one birthday to the next', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 150 }), (date, years) => {
        const birth = iso(date);
        const birthday = `${Number(birth.slice(0, 4)) + years}${birth.slice(4)}`;
        expect(ageOn(birth, birthday)).toBe(years);
      }),
    );
  });
});

test.each([
  ['2024-01-05', '2024-01-05'],
  ['20240105', '2024-01-05'],
  ['2024/1/5', '2024-01-05'],
  [' 2024-1-5 ', '2024-01-05'],
  ['2024.10.15', '2024-10-15'],
  ['2024年10月15日', '2024-10-15'],
  ['2024-01', '2024-01'],
  ['5/1/2024', '5/1/2024'],
  ['last spring', 'last spring'],
  ['', ''],
])('%j is taken for %j', (typed, day) => {
  expect(tidyDay(typed)).toBe(day);
});

test('days and times are those in Malaysia, wherever one looks', () => {
  expect(timeOf('2024-06-01T15:59:00.000Z')).toBe('2024-06-01 23:59');
  expect(timeOf('2024-06-01T16:05:00.000Z')).toBe('2024-06-02 00:05');
  expect(timeOf('2026-03-01T04:05:06.789Z')).toBe('2026-03-01 12:05');
  expect(dayOf('2024-12-31T16:00:00.000Z')).toBe('2025-01-01');
});
