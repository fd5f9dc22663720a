import { expect, it } from '@jest/globals';
import { mayChangeEmail, passwordRule, usernameProblem } from './credentials';
import { userTexts } from './user.texts';

const admin = { id: 1, role: 0 };
const manager = { id: 2, role: 10 };
const student = { id: 7 };
const colleague = { id: 8 };

it.each([
  ['mailed', admin, null],
  ['mailed', manager, null],
  ['own', admin, { id: 1 }],
  ['own', manager, { id: 2 }],
  ['theirs', admin, student],
  ['theirs', manager, student],
  ['theirs', admin, colleague],
  ['theirs', manager, colleague],
] as const)('whose password it is: %s', (rule, actor, account) => {
  expect(passwordRule(actor, account)).toBe(rule);
  for (const texts of Object.values(userTexts)) expect(texts).toHaveProperty(`password_${rule}`);
});

it('one’s own form asks for no password that shows nothing', () => {
  expect(passwordRule(manager, { id: 2 }, true)).toBe('organisation');
  expect(passwordRule(manager, student, true)).toBe('theirs');
  for (const texts of Object.values(userTexts)) expect(texts).toHaveProperty('password_organisation');
});

it('the address of others is changed by administrators alone', () => {
  for (const account of [student, colleague]) {
    expect([mayChangeEmail(admin, account), mayChangeEmail(manager, account)]).toEqual([true, false]);
  }
  expect([mayChangeEmail(manager, null), mayChangeEmail(manager, { id: 2 })]).toEqual([true, true]);
});

it('a user name that is the email may be longer, and stays as it is while the email changes', () => {
  const name = 'mei.student@example.com';
  expect(usernameProblem(name, name)).toBeNull();
  expect(usernameProblem(name, 'other@example.com', name)).toBeNull();
  expect(usernameProblem(name, 'other@example.com')).not.toBeNull();
  expect(usernameProblem(name, 'other@example.com', 'officer')).not.toBeNull();
});
