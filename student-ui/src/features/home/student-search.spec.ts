import { describe, expect, it } from '@jest/globals';
import { type Asked, problemsOf, tidied } from './student-search';

const TODAY = '2026-11-20';
const ASKED: Asked = { name: '王小明 José Ñúñez', passport: 'E12345678', birth: '2001-04-30' };
const problems = (changes: Partial<Asked>) => problemsOf({ ...ASKED, ...changes }, TODAY);

describe('the public search', () => {
  it('is sent when all three are there', () => {
    expect(problems({})).toEqual({});
  });

  it('needs name and passport', () => {
    expect(problems({ name: ' ', passport: '' })).toEqual({ name: 'noName', passport: 'noPassport' });
    expect(problems({ passport: '' })).toEqual({ passport: 'noPassport' });
  });

  it.each([
    ['', 'noBirth'],
    ['30.04.2001', 'birthFormat'],
    ['2001-02-30', 'birthFormat'],
    ['2026-11-21', 'birthAfterToday'],
    ['2999-01-01', 'birthAfterToday'],
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
