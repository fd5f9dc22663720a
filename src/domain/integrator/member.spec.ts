import { ROLE } from '../account/role.js';
import { authoriseInviting, callerByMember, MEMBERS_MAX, refuseFormerMember, refuseOwnRemoval } from './member.js';

it('asks as a program of the integrator that may do all a key may, and as a person', () => {
  const authenticatedAt = new Date();
  expect(callerByMember({ userId: 7, integratorId: 4, authenticatedAt }, 'test')).toEqual({
    keyId: null,
    memberId: 7,
    authenticatedAt,
    integratorId: 4,
    mode: 'test',
    permissions: ['reports.check', 'reports.bulk', 'webhooks.manage'],
  });
});

it('is invited while the integrator is active, up to a number', () => {
  expect(() => authoriseInviting({ status: 'active' }, MEMBERS_MAX - 1)).not.toThrow();
  expect(() => authoriseInviting({ status: 'active' }, MEMBERS_MAX)).toThrow(
    expect.objectContaining({ reason: 'too_many_members' }),
  );
  expect(() => authoriseInviting({ status: 'closed' }, 0)).toThrow(
    expect.objectContaining({ reason: 'integrator_closed' }),
  );
});

it('is removed by another', () => {
  expect(() => refuseOwnRemoval(7, 8)).not.toThrow();
  expect(() => refuseOwnRemoval(7, 7)).toThrow(expect.objectContaining({ reason: 'forbidden' }));
});

it('makes nothing once it is one no more, nor for another integrator; staff do', () => {
  const member = { roleId: ROLE.integrator };
  expect(() => refuseFormerMember(member, { userId: 7, integratorId: 4 }, 4)).not.toThrow();
  expect(() => refuseFormerMember({ roleId: ROLE.administrator }, null, 4)).not.toThrow();
  const forbidden = expect.objectContaining({ reason: 'forbidden' });
  expect(() => refuseFormerMember(member, null, 4)).toThrow(forbidden);
  expect(() => refuseFormerMember(member, { userId: 7, integratorId: 5 }, 4)).toThrow(forbidden);
});
