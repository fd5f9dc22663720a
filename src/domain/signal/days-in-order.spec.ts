import { disagreeingDays } from './days-in-order.js';

const form = {
  birth: '2001-04-30',
  startTime: '2021-09-01',
  endTime: '2023-08-31',
  awardingTime: '2023-10-15',
  ministryStampingTime: '2023-11-20',
};

it.each([
  ['the usual order', {}],
  ['nothing but what must be there', { birth: null, startTime: null, endTime: null }],
  ['a pupil of twelve', { birth: '2009-09-01' }],
  ['an award before the end of the studies', { awardingTime: '2023-06-01' }],
  ['an award on the first day', { awardingTime: '2021-09-01' }],
  ['a stamp on the day of the award', { ministryStampingTime: '2023-10-15' }],
  ['an award a day before ten years are over', { awardingTime: '2033-08-30', ministryStampingTime: '2033-09-01' }],
])('says nothing of %s', (_, changes) => {
  expect(disagreeingDays({ ...form, ...changes })).toEqual([]);
});

it.each([
  ['a start at eleven', { birth: '2009-09-02' }, ['birth', '2009-09-02', 'startTime', '2021-09-01']],
  [
    'an award at eleven',
    { birth: '2012-01-01', startTime: null },
    ['birth', '2012-01-01', 'awardingTime', '2023-10-15'],
  ],
  [
    'an award before the start',
    { awardingTime: '2021-08-31' },
    ['startTime', '2021-09-01', 'awardingTime', '2021-08-31'],
  ],
  [
    'an award ten years after the end',
    { awardingTime: '2033-08-31', ministryStampingTime: '2033-09-01' },
    ['endTime', '2023-08-31', 'awardingTime', '2033-08-31'],
  ],
  [
    'a stamp before the award',
    { ministryStampingTime: '2023-10-14' },
    ['awardingTime', '2023-10-15', 'ministryStampingTime', '2023-10-14'],
  ],
])('tells %s by its two fields and days', (_, changes, [field, day, laterField, laterDay]) => {
  expect(disagreeingDays({ ...form, ...changes })).toEqual([
    { kind: 'dates_disagree', evidence: { days: [{ field, day, laterField, laterDay }] } },
  ]);
});

it('tells all that disagrees at once', () => {
  const [found] = disagreeingDays({ ...form, awardingTime: '2021-01-01', ministryStampingTime: '2020-12-31' });
  expect(found?.evidence.days?.map(({ laterField }) => laterField)).toEqual(['awardingTime', 'ministryStampingTime']);
});
