import { expect, it } from '@jest/globals';
import { type Answers, answerProblems, keyProblems, NOBODY, toFields, toValues, toWho, whoProblems } from './answers';
import { EN } from './texts.en';

const KEYS = ['certNo', 'awardingTime', 'level'] as const;
const codes = (problems: ReadonlyArray<{ field: string; said: { code: string } }>) =>
  problems.map(({ field, said }) => `${field} ${said.code}`);
const typed = (value: string) => ({ value, none: false });

it('asks for each key value, or that the record has none', () => {
  expect(codes(keyProblems(KEYS, {}, EN.field))).toEqual([
    'certNo field_unanswered',
    'awardingTime field_unanswered',
    'level field_unanswered',
  ]);
  const given = { certNo: typed(' UM-1 '), awardingTime: { value: 'half typed', none: true }, level: typed('Master') };
  expect(keyProblems(KEYS, given, EN.field)).toEqual([]);
  expect(toValues(KEYS, given)).toEqual({ certNo: 'UM-1', awardingTime: null, level: 'Master' });
});

it('holds what is typed to the rule of its field', () => {
  const given = { certNo: typed('x'.repeat(101)), awardingTime: typed('October'), level: typed('Wizard') };
  expect(codes(keyProblems(KEYS, given, EN.field))).toEqual([
    'certNo too_long',
    'awardingTime day_expected',
    'level choice_expected',
  ]);
});

it('asks for an answer on each field, and for the right value where it differs', () => {
  const fields = ['name', 'major', 'startTime', 'forms'] as const;
  const answers: Answers = {
    name: { answer: 'differs', value: ' ' },
    major: { answer: 'not_held', value: 'left from before' },
    startTime: { answer: 'differs', value: '2021' },
  };
  expect(codes(answerProblems(fields, answers, EN.field))).toEqual([
    'name right_value_needed',
    'startTime day_expected',
    'forms field_unanswered',
  ]);
  expect(toFields(fields, answers)).toEqual({
    name: { answer: 'differs', value: '' },
    major: { answer: 'not_held', value: null },
    startTime: { answer: 'differs', value: '2021' },
  });
});

it('asks who answers', () => {
  expect(codes(whoProblems(NOBODY, ['name', 'office'], EN.who))).toEqual(['name required', 'office required']);
  expect(whoProblems(NOBODY, [], EN.who)).toEqual([]);
  const long = { ...NOBODY, note: 'x'.repeat(2001) };
  expect(codes(whoProblems(long, [], EN.who))).toEqual(['note too_long']);
  expect(toWho({ ...NOBODY, name: ' Lim ', office: 'Registrar' })).toEqual({
    name: 'Lim',
    office: 'Registrar',
    reference: null,
    note: null,
  });
});
