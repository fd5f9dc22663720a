import { readOidc } from './oidc.js';

const SET = {
  OIDC_ISSUER: 'https://id.verifier.example/realms/staff',
  OIDC_CLIENT_ID: 'myverify',
  OIDC_CLIENT_SECRET: 'not told to anybody',
};
const read = (variables: Record<string, string>) => readOidc((name) => variables[name] ?? null);
const NOTHING = { isOn: false, roleClaim: null, roles: [], acr: [], amr: [], only: false, breakGlass: null };

describe('the settings of OpenID Connect', () => {
  test('are nothing by default', () => {
    expect(read({})).toEqual({ organisation: null, organisationRules: NOTHING });
  });

  test('are three, and what more is asked of the provider', () => {
    expect(read(SET)).toEqual({
      organisation: {
        issuer: SET.OIDC_ISSUER,
        clientId: 'myverify',
        clientSecret: SET.OIDC_CLIENT_SECRET,
        scope: 'openid email',
      },
      organisationRules: { ...NOTHING, isOn: true },
    });
    const all = {
      ...SET,
      OIDC_SCOPE: 'openid email groups',
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_ROLES: 'it admins=0, cn=staff=10',
      OIDC_ACR: 'gold',
      OIDC_AMR: 'mfa, hwk',
      OIDC_ONLY: 'on',
      OIDC_BREAK_GLASS: 'Root@verifier.example',
    };
    expect(read(all)).toMatchObject({
      organisation: { scope: 'openid email groups' },
      organisationRules: {
        isOn: true,
        roleClaim: 'groups',
        roles: [
          { group: 'it admins', roleId: 0 },
          { group: 'cn=staff', roleId: 10 },
        ],
        acr: ['gold'],
        amr: ['mfa', 'hwk'],
        only: true,
        breakGlass: 'root@verifier.example',
      },
    });
  });

  test('take http from the same machine alone', () => {
    expect(read({ ...SET, OIDC_ISSUER: 'http://127.0.0.1:3000' }).organisation?.issuer).toBe('http://127.0.0.1:3000');
  });

  test.each([
    [{ OIDC_ISSUER: SET.OIDC_ISSUER }, 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET'],
    [{ OIDC_CLIENT_SECRET: 'x' }, 'OIDC_ISSUER, OIDC_CLIENT_ID'],
    [{ OIDC_ONLY: 'on', OIDC_BREAK_GLASS: 'root@verifier.example' }, 'OIDC_BREAK_GLASS needs'],
    [{ OIDC_ACR: 'gold' }, 'OIDC_ACR needs'],
    [{ ...SET, OIDC_ISSUER: 'http://id.verifier.example' }, 'https://'],
    [{ ...SET, OIDC_ISSUER: 'verifier' }, 'OIDC_ISSUER'],
    [{ ...SET, OIDC_SCOPE: 'email' }, 'OIDC_SCOPE'],
    [{ ...SET, OIDC_ROLES: 'a=10' }, 'OIDC_ROLE_CLAIM'],
    [{ ...SET, OIDC_ROLE_CLAIM: 'groups' }, 'OIDC_ROLES'],
    [{ ...SET, OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'a=1' }, 'a=1'],
    [{ ...SET, OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'admins' }, 'admins'],
    [{ ...SET, OIDC_ONLY: 'on' }, 'OIDC_BREAK_GLASS'],
    [{ ...SET, OIDC_BREAK_GLASS: 'root' }, 'OIDC_BREAK_GLASS'],
    [{ ...SET, OIDC_ONLY: 'maybe' }, 'OIDC_ONLY'],
  ])('%j is refused', (variables, named) => {
    expect(() => read(variables)).toThrow(named);
    expect(() => read(variables)).not.toThrow(SET.OIDC_CLIENT_SECRET);
  });
});
