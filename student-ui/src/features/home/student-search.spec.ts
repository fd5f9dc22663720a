import { describe, expect, it } from '@jest/globals';
import { type Asked, problemsOf, tidied } from './student-search';

const TODAY = '2026-11-20';
const ASKED: Asked = { name: '王小明 José Ñúñez', passport: 'E12345678', birth: '2001-04-30' };
const problems = (changes: Partial<Asked>) =>
  Object.fromEntries(
    Object.entries(problemsOf({ ...ASKED, ...changes }, TODAY)).map(([field, { code }]) => [field, code]),
  );

describe('the public search', () => {
  it('is sent when all three are there', () => {
    expect(problems({})).toEqual({});
  });

  it('needs name and passport', () => {
    expect(problems({ name: ' ', passport: '' })).toEqual({ name: 'required', passport: 'required' });
    expect(problems({ passport: '' })).toEqual({ passport: 'required' });
  });

  it.each([
    ['', 'choice_required'],
    ['30.04.2001', 'birth_format'],
    ['2001-02-30', 'birth_format'],
    ['2026-11-21', 'day_in_future'],
    ['2999-01-01', 'day_in_future'],
  ])('does not take %p for a date of birth', (birth, problem) => {
    expect(problems({ birth })).toEqual({ birth: problem });
  });

  it.each(['2026-11-20', '20010430', '2001/4/30'])('takes %p', (birth) => {
    expect(problems({ birth })).toEqual({});
  });

  it('sends what was meant', () => {
    expect(tidied({ name: ' Ana ', passport: ' E1 ', birth: '2001/4/30' })).toEqual({
      name: 'Ana',
      passport: 'E1',
      birth: '2001-04-30',
    });
  });
});
