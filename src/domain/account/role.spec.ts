import { refusalOf } from '../../../test/support/refusal.js';
import { refuseBuiltIn, refuseTakenName } from './role.form.js';
import { nextRoleCode, ROLE, type Role } from './role.js';
import { pageOfRoles } from './role.list.js';

const role = (id: number, name = `Role ${id}`): Role => ({ id, version: 1, name, permissions: ['audit.read'] });

describe('a role', () => {
  it('gets the next code from 10 on', () => {
    expect(nextRoleCode([role(ROLE.administrator), role(ROLE.public)])).toBe(10);
    expect(nextRoleCode([role(ROLE.administrator), role(10), role(14)])).toBe(15);
  });

  it('that is built in is left alone', () => {
    for (const id of Object.values(ROLE)) expect(refusalOf(() => refuseBuiltIn(role(id))).reason).toBe('built_in');
    expect(() => refuseBuiltIn(role(10))).not.toThrow();
  });

  it('has a name that no other has', () => {
    const roles = [role(10, 'Straße'), role(11, 'Other')];
    expect(refusalOf(() => refuseTakenName('STRASSE', 11, roles)).details.errors).toHaveProperty('name');
    expect(() => refuseTakenName('STRASSE', 10, roles)).not.toThrow();
  });
});

describe('a page of roles', () => {
  const roles = [role(0, 'Zed'), role(10, 'alpha beta'), role(11, 'Beta')];
  const ids = (request: Partial<Parameters<typeof pageOfRoles>[1]>) => {
    const whole = { filter: {}, sort: { field: 'id', descending: false }, page: { offset: 0, limit: 10 } } as const;
    const page = pageOfRoles(roles, { ...whole, ...request });
    return [page.items.map(({ id }) => id), page.total];
  };

  it('is sorted, filtered and cut', () => {
    expect(ids({})).toEqual([[0, 10, 11], 3]);
    expect(ids({ sort: { field: 'name', descending: false } })).toEqual([[10, 11, 0], 3]);
    expect(ids({ sort: { field: 'name', descending: true }, page: { offset: 1, limit: 1 } })).toEqual([[11], 3]);
    expect(ids({ filter: { name: 'BET' } })).toEqual([[10, 11], 2]);
    expect(ids({ filter: { name: 'bet alph' } })).toEqual([[10], 1]);
    expect(ids({ filter: { name: '%' } })).toEqual([[], 0]);
    expect(ids({ filter: { ids: [0, 11, 99] } })).toEqual([[0, 11], 2]);
    expect(ids({ filter: { ids: [] } })).toEqual([[], 0]);
  });
});
