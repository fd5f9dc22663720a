import { expect, it } from '@jest/globals';
import { isUnfinished, problemOf, toAnswers } from './recorded-answers';

it('what was not answered is left out, and only another value is told', () => {
  expect(
    toAnswers({
      certNo: { answer: 'differs', value: ' UM-9 ' },
      level: { answer: 'confirmed', value: 'typed before' },
      major: { answer: '', value: 'typed before' },
      name: { answer: 'not_held', value: '' },
    }),
  ).toEqual({
    certNo: { answer: 'differs', value: 'UM-9' },
    level: { answer: 'confirmed', value: null },
    name: { answer: 'not_held', value: null },
  });
});

it('another value has to be told, by the rule of its field', () => {
  expect(isUnfinished({ answer: 'differs', value: ' ' })).toBe(true);
  expect(isUnfinished({ answer: 'differs', value: 'UM-9' })).toBe(false);
  expect(isUnfinished({ answer: 'confirmed', value: '' })).toBe(false);
  expect(isUnfinished(undefined)).toBe(false);
  expect(problemOf('awardingTime', 'yesterday')).not.toBeNull();
  expect(problemOf('awardingTime', '2023-10-15')).toBeNull();
});
