import { expect, it } from '@jest/globals';
import { sessionOf, type User } from './session';

const student = { id: 7, role: 1 } as User;

it('is not known before the service has answered', () => {
  expect(sessionOf({ data: undefined, isError: false }).user).toBeUndefined();
});

it('is none where the service could not be asked at all', () => {
  expect(sessionOf({ data: undefined, isError: true }).user).toBeNull();
});

it('stays where asking again failed', () => {
  expect(sessionOf({ data: student, isError: true })).toEqual({
    user: student,
    isStudent: true,
    isStaff: false,
    isMember: false,
  });
});

it('of an integrator’s people is neither a student’s nor staff’s', () => {
  const member = { id: 8, role: 2 } as User;
  expect(sessionOf({ data: member, isError: false })).toMatchObject({
    isStudent: false,
    isStaff: false,
    isMember: true,
  });
});
