import { emailProblem, normaliseEmail } from '../domain/account/email.js';
import type { OrganisationRules } from '../domain/account/organisation.js';
import { SettingError } from './setting-error.js';
import { isLoopback } from './tls.js';
import { type Given, onOff, url } from './variables.js';

/** How the provider of the organisation is reached. */
export interface OrganisationSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

const NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];
const MORE = ['OIDC_SCOPE', 'OIDC_ROLE_CLAIM', 'OIDC_ROLES', 'OIDC_ACR', 'OIDC_AMR', 'OIDC_ONLY', 'OIDC_BREAK_GLASS'];

interface Organisation {
  /** `null`: nobody signs in so. */
  readonly organisation: OrganisationSettings | null;
  readonly organisationRules: OrganisationRules;
}

/**
 * Reads how staff sign in through their organisation.
 * @throws SettingError for what is set in part, and where nobody could get in while the provider is away.
 */
export function readOidc(given: Given): Organisation {
  const rules = readRules(given);
  const missing = NEEDED.filter((name) => given(name) === null);
  if (missing.length < NEEDED.length && missing.length > 0) {
    throw new SettingError(`${missing.join(', ')} must be set as well: OpenID Connect is set whole or not at all`);
  }
  if (missing.length > 0) {
    const alone = MORE.find((name) => given(name) !== null && name !== 'OIDC_ONLY');
    if (alone || rules.only) throw new SettingError(`${alone ?? 'OIDC_ONLY'} needs ${NEEDED.join(', ')}`);
    return { organisation: null, organisationRules: rules };
  }
  const [issuer = '', clientId = '', clientSecret = ''] = NEEDED.map((name) => given(name) ?? '');
  const scope = given('OIDC_SCOPE') ?? 'openid email';
  if (!scope.split(/\s+/).includes('openid')) throw new SettingError('OIDC_SCOPE must have openid in it');
  return {
    organisation: { issuer: readIssuer(issuer), clientId, clientSecret, scope },
    organisationRules: { ...rules, isOn: true },
  };
}

function readIssuer(text: string): string {
  const address = new URL(url('OIDC_ISSUER', text, ['https:', 'http:']));
  if (address.protocol === 'http:' && !isLoopback(address)) {
    throw new SettingError('OIDC_ISSUER must begin with https://: whoever sits on the line could sign in as anybody');
  }
  return text;
}

function readRules(given: Given): OrganisationRules {
  const roleClaim = given('OIDC_ROLE_CLAIM');
  const roles = listOf(given('OIDC_ROLES')).map(readRole);
  if ((roleClaim === null) !== (roles.length === 0)) {
    throw new SettingError('OIDC_ROLE_CLAIM and OIDC_ROLES are set together or not at all');
  }
  const only = onOff('OIDC_ONLY', given('OIDC_ONLY'), false);
  const breakGlass = given('OIDC_BREAK_GLASS');
  if (breakGlass !== null && emailProblem(breakGlass)) {
    throw new SettingError('OIDC_BREAK_GLASS must be the email address of an administrator');
  }
  if (only && breakGlass === null) {
    throw new SettingError(
      'OIDC_BREAK_GLASS must be set with OIDC_ONLY: the administrator with a passkey who gets in while the provider is away',
    );
  }
  return {
    isOn: false,
    roleClaim,
    roles,
    acr: listOf(given('OIDC_ACR')),
    amr: listOf(given('OIDC_AMR')),
    only,
    breakGlass: breakGlass && normaliseEmail(breakGlass),
  };
}

function listOf(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Only staff sign in so. */
function readRole(text: string): { group: string; roleId: number } {
  const [, group, code] = /^(.+)=(0|[1-9]\d{1,8})$/.exec(text) ?? [];
  if (!group || !code) {
    throw new SettingError(`OIDC_ROLES must be written "group=code, ...", with 0 or a code from 10 up, not "${text}"`);
  }
  return { group: group.trim(), roleId: Number(code) };
}
