import { describe, expect, it } from '@jest/globals';
import { mayChangeEmail, passwordRule } from './credentials';
import { userTexts } from './user.texts';

const admin = { id: 1, role: 0 };
const manager = { id: 2, role: 10 };
const student = { id: 7, roleId: 1 };
const colleague = { id: 8, roleId: 11 };

describe('who sets a password', () => {
  it.each([
    ['mailed', admin, null, null],
    ['mailed', admin, null, 1],
    ['first', admin, null, 11],
    ['mailed', manager, null, 11],
    ['own', admin, { id: 1, roleId: 0 }, 0],
    ['own', manager, { id: 2, roleId: 10 }, 10],
    ['student', admin, student, 1],
    ['student', manager, student, 1],
    ['student', admin, student, 11],
    ['student', admin, colleague, 1],
    ['colleague', admin, colleague, 11],
    ['administrator', manager, colleague, 11],
  ] as const)('%s', (rule, actor, account, roleId) => {
    expect(passwordRule(actor, account, roleId)).toBe(rule);
    for (const texts of Object.values(userTexts)) expect(texts).toHaveProperty(`password_${rule}`);
  });
});

it('the address of others is changed by administrators alone', () => {
  for (const account of [student, colleague]) {
    expect([mayChangeEmail(admin, account), mayChangeEmail(manager, account)]).toEqual([true, false]);
  }
  expect([mayChangeEmail(manager, null), mayChangeEmail(manager, { id: 2, roleId: 10 })]).toEqual([true, true]);
});
