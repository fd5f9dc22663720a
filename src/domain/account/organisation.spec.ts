import { refusalOf } from '../../../test/support/refusal.js';
import {
  accountOf,
  methodsBeside,
  type OrganisationClaims,
  readClaims,
  refusePassword,
  roleByGroups,
  shownAtProvider,
  shownBeforeLogin,
} from './organisation.js';
import { ROLE } from './role.js';
import type { User } from './user.js';

const RAW = { iss: 'https://id.example', sub: 'u-1', email: 'Lim@Verifier.example', email_verified: true };
const CLAIMS: OrganisationClaims = {
  issuer: 'https://id.example',
  subject: 'u-1',
  verifiedEmail: 'lim@verifier.example',
  groups: [],
  acr: null,
  amr: [],
  shownAt: null,
};
const saidWhen = (work: () => unknown) => {
  const { reason, said } = refusalOf(work);
  return [reason, 'code' in said ? said.code : said];
};

describe('what a provider says', () => {
  const read = (more: object, roleClaim: string | null = null) => readClaims({ ...RAW, ...more }, { roleClaim });

  it('is an address only where it says that it was verified', () => {
    expect(read({})).toEqual(CLAIMS);
    for (const email_verified of [undefined, false, 'true', 1, null]) {
      expect(read({ email_verified }).verifiedEmail).toBeNull();
    }
    for (const email of [undefined, 'nobody', 7, { a: 1 }]) expect(read({ email }).verifiedEmail).toBeNull();
  });

  it('has groups as a text, as a list, or within objects', () => {
    expect(read({ groups: 'staff' }, 'groups').groups).toEqual(['staff']);
    expect(read({ groups: ['staff', 7, 'x'] }, 'groups').groups).toEqual(['staff', 'x']);
    expect(read({ realm_access: { roles: ['staff'] } }, 'realm_access.roles').groups).toEqual(['staff']);
    expect(read({ 'https://x.example/roles': ['a'] }, 'https://x.example/roles').groups).toEqual(['a']);
    expect(read({ groups: { a: 1 } }, 'groups').groups).toEqual([]);
    expect(read({ realm_access: 'text' }, 'realm_access.roles').groups).toEqual([]);
  });

  it('tells when they showed who they are, where it says so in seconds', () => {
    expect(read({ auth_time: 1_772_352_000 }).shownAt).toEqual(new Date('2026-03-01T08:00:00Z'));
    for (const auth_time of [undefined, '1772352000', -1, 0, Number.NaN, 1e300]) {
      expect(read({ auth_time }).shownAt).toBeNull();
    }
  });

  it('makes a sign-in no newer than that, and as old as can be where it does not say', () => {
    const now = new Date('2026-03-01T08:00:00Z');
    const shown = (shownAt: Date | null) => shownBeforeLogin({ shownAt }, now).toISOString();
    expect(shown(new Date('2026-03-01T07:00:00Z'))).toBe('2026-03-01T07:00:00.000Z');
    expect(shown(new Date('2026-03-01T08:00:03Z'))).toBe(now.toISOString());
    expect(shown(null)).toBe('1970-01-01T00:00:00.000Z');
  });

  it('is refused where it is about nobody', () => {
    for (const sub of [undefined, '', 7, 'x'.repeat(256)]) {
      expect(saidWhen(() => read({ sub }))).toEqual(['sso_failed', 'sso_failed']);
    }
  });
});

describe('whose account it is', () => {
  const active = (roleId: number): Pick<User, 'roleId' | 'status'> => ({ roleId, status: 'active' });
  const [staff, admin, student] = [active(10), active(ROLE.administrator), active(ROLE.student)];
  const unverified = { ...CLAIMS, verifiedEmail: null };

  it('is the one of the subject, whatever address it has by now', () => {
    expect(accountOf(CLAIMS, staff, admin, true)).toBe(staff);
    expect(accountOf(unverified, staff, null, false)).toBe(staff);
  });

  it('is at first the one of a verified address, unless another subject has it', () => {
    expect(accountOf(CLAIMS, null, staff, false)).toBe(staff);
    expect(saidWhen(() => accountOf(CLAIMS, null, staff, true))).toEqual(['sso_refused', 'sso_other_person']);
    expect(saidWhen(() => accountOf(unverified, null, null, false))).toEqual(['sso_refused', 'sso_unverified']);
  });

  it('is none of a student, and none that is disabled', () => {
    expect(saidWhen(() => accountOf(CLAIMS, null, null, false))).toEqual(['sso_refused', 'sso_no_account']);
    expect(saidWhen(() => accountOf(CLAIMS, null, student, false))).toEqual(['sso_refused', 'sso_no_account']);
    expect(saidWhen(() => accountOf(CLAIMS, student, null, false))).toEqual(['sso_refused', 'sso_no_account']);
    const off = { ...staff, status: 'disabled' } as const;
    expect(saidWhen(() => accountOf(CLAIMS, off, null, false))).toEqual(['account_disabled', 'account_disabled']);
  });
});

describe('a second factor at the provider', () => {
  it('counts where it is asked for and told', () => {
    expect(shownAtProvider({ acr: 'any', amr: ['mfa'] }, { acr: [], amr: [] })).toBe(false);
    expect(shownAtProvider({ acr: 'gold', amr: [] }, { acr: ['silver', 'gold'], amr: [] })).toBe(true);
    expect(shownAtProvider({ acr: null, amr: ['pwd', 'mfa'] }, { acr: [], amr: ['mfa'] })).toBe(true);
  });

  it.each([
    [
      { acr: null, amr: [] },
      { acr: ['gold'], amr: [] },
    ],
    [
      { acr: 'bronze', amr: ['mfa'] },
      { acr: ['gold'], amr: ['mfa'] },
    ],
    [
      { acr: 'gold', amr: ['pwd'] },
      { acr: ['gold'], amr: ['mfa'] },
    ],
  ])('is missed: %j for %j', (told, rules) => {
    expect(saidWhen(() => shownAtProvider(told, rules))).toEqual(['sso_refused', 'sso_factor_missing']);
  });
});

it('groups give a role, the first that fits; but none to whom the provider may not shut out', () => {
  const rules = {
    roleClaim: 'groups',
    roles: [
      { group: 'admins', roleId: 0 },
      { group: 'staff', roleId: 10 },
    ],
    breakGlass: 'root@verifier.example',
  };
  const lim = { email: 'lim@verifier.example', roleId: 11 };
  expect(roleByGroups({ groups: ['staff', 'admins'] }, lim, rules)).toBe(0);
  expect(roleByGroups({ groups: ['staff'] }, lim, rules)).toBe(10);
  expect(roleByGroups({ groups: [] }, lim, { ...rules, roleClaim: null })).toBe(11);
  expect(roleByGroups({ groups: [] }, { email: 'root@verifier.example', roleId: 0 }, rules)).toBe(0);
  expect(saidWhen(() => roleByGroups({ groups: ['other'] }, lim, rules))).toEqual(['sso_refused', 'sso_no_group']);
});

describe('where the organisation is the only way', () => {
  const rules = { only: true, breakGlass: 'root@verifier.example' };
  const root = { email: 'root@verifier.example', roleId: ROLE.administrator };
  const lim = { email: 'lim@verifier.example', roleId: 10 };
  const student = { email: 'mei@example.com', roleId: ROLE.student };

  it('one account with a passkey has its password still, and students have theirs', () => {
    refusePassword(root, ['totp', 'passkey'], rules);
    refusePassword(student, [], rules);
    refusePassword(lim, [], { ...rules, only: false });
    expect(saidWhen(() => refusePassword(root, ['totp', 'recovery'], rules))).toEqual(['sso_only', 'sso_only']);
    expect(saidWhen(() => refusePassword(lim, ['passkey'], rules))).toEqual(['sso_only', 'sso_only']);
  });

  it('that account shows the passkey and nothing else', () => {
    const all = ['totp', 'passkey', 'recovery'] as const;
    expect(methodsBeside(root, all, rules)).toEqual(['passkey']);
    expect(methodsBeside(lim, all, rules)).toEqual(all);
    expect(methodsBeside(root, all, { ...rules, only: false })).toEqual(all);
  });
});
