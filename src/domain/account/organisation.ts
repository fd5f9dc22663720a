import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { isEmail, normaliseEmail } from './email.js';
import type { ProofMethod } from './factors.js';
import { isStaffRole } from './role.js';
import type { User } from './user.js';

/**
 * How staff sign in through their organisation (OpenID Connect). From the settings, which are injected by this class.
 */
export abstract class OrganisationRules {
  /** Whether they can. */
  abstract readonly isOn: boolean;
  /** Where the provider says which groups somebody is in; `null`: roles are given in the back office alone. */
  abstract readonly roleClaim: string | null;
  /** The role that each group gives; of several the first counts. */
  abstract readonly roles: readonly { readonly group: string; readonly roleId: number }[];
  /**
   * What the provider has to say of how somebody signed in, one of each list; both empty: it does not do the second
   * factor.
   */
  abstract readonly acr: readonly string[];
  abstract readonly amr: readonly string[];
  /** Whether passwords of staff open nothing, but for one account. */
  abstract readonly only: boolean;
  /** The address of the administrator who gets in by password and passkey while the provider is away. */
  abstract readonly breakGlass: string | null;
}

/** What somebody goes to the provider for: to begin a session, or to show within one that it is they. */
export const ORGANISATION_PURPOSES = ['login', 'confirm'] as const;
export type OrganisationPurpose = (typeof ORGANISATION_PURPOSES)[number];

/** What the provider vouches for, as far as it is used. */
export interface OrganisationClaims {
  readonly issuer: string;
  readonly subject: string;
  /** `null` where the provider does not say that it was verified. */
  readonly verifiedEmail: string | null;
  readonly groups: readonly string[];
  readonly acr: string | null;
  readonly amr: readonly string[];
  /** When somebody last showed there who they are; `null` where the provider does not say. */
  readonly shownAt: Date | null;
}

export const SUBJECT_MAX = 255;
export const ISSUER_MAX = 255;

type Claims = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const texts = (value: unknown): string[] => [value].flat().filter((one) => typeof one === 'string');

/** @throws DomainError `sso_failed` where it does not say whom it is about. */
export function readClaims(claims: Claims, { roleClaim }: Pick<OrganisationRules, 'roleClaim'>): OrganisationClaims {
  const [issuer, subject, email] = [text(claims.iss), text(claims.sub), text(claims.email)];
  if (!issuer || !subject || issuer.length > ISSUER_MAX || subject.length > SUBJECT_MAX) {
    throw new DomainError('sso_failed', message('sso_failed'));
  }
  const isVerified = claims.email_verified === true && email !== null && isEmail(email);
  return {
    issuer,
    subject,
    verifiedEmail: isVerified ? normaliseEmail(email) : null,
    groups: roleClaim === null ? [] : texts(claimAt(claims, roleClaim)),
    acr: text(claims.acr),
    amr: texts(claims.amr),
    shownAt: momentOf(claims.auth_time),
  };
}

/** Seconds since 1970, as far as they make a moment. */
function momentOf(value: unknown): Date | null {
  const moment = new Date(typeof value === 'number' && value > 0 ? value * 1000 : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * When whoever comes back to sign in has shown who they are: not now, where the provider knew them still and asked
 * nothing. Where it does not say, so long ago that they are asked before what gives something away.
 */
export function shownBeforeLogin({ shownAt }: Pick<OrganisationClaims, 'shownAt'>, now: Date): Date {
  if (shownAt === null) return new Date(0);
  // The provider's clock may be a little ahead.
  return shownAt < now ? shownAt : now;
}

/** Some providers lay groups into objects: `realm_access.roles`. */
function claimAt(claims: Claims, path: string): unknown {
  if (path in claims) return claims[path];
  return path.split('.').reduce<unknown>((value, key) => (isClaims(value) ? value[key] : undefined), claims);
}

const isClaims = (value: unknown): value is Claims => typeof value === 'object' && value !== null;

type Why = `sso_${'unverified' | 'no_account' | 'other_person' | 'no_group' | 'factor_missing'}`;

const refused = (why: Why) => new DomainError('sso_refused', message(why));

/**
 * Whose account it is. A subject that has been here keeps its account whatever address it has by now; a new one gets
 * the account of its address, if the provider vouches for it and no other subject has that account.
 * @param known the account of this subject; `null` where it was never here.
 * @param byEmail the account of the address that was vouched for.
 * @param isTaken whether that one is another subject's.
 * @throws DomainError `sso_refused`, `account_disabled`.
 */
export function accountOf<T extends Pick<User, 'roleId' | 'status'>>(
  { verifiedEmail }: OrganisationClaims,
  known: T | null,
  byEmail: T | null,
  isTaken: boolean,
): T {
  const user = known ?? byEmail;
  if (!known && verifiedEmail === null) throw refused('sso_unverified');
  if (!user || !isStaffRole(user.roleId)) throw refused('sso_no_account');
  if (!known && isTaken) throw refused('sso_other_person');
  if (user.status === 'disabled') throw new DomainError('account_disabled', message('account_disabled'));
  return user;
}

/**
 * Whether the provider has had a second factor shown.
 * @throws DomainError `sso_refused` where it has to, and has not.
 */
export function shownAtProvider(
  { acr, amr }: Pick<OrganisationClaims, 'acr' | 'amr'>,
  rules: Pick<OrganisationRules, 'acr' | 'amr'>,
): boolean {
  const asksAcr = rules.acr.length > 0;
  const asksAmr = rules.amr.length > 0;
  if (asksAcr && !(acr !== null && rules.acr.includes(acr))) throw refused('sso_factor_missing');
  if (asksAmr && !amr.some((one) => rules.amr.includes(one))) throw refused('sso_factor_missing');
  return asksAcr || asksAmr;
}

const isBreakGlass = ({ email }: Pick<User, 'email'>, { breakGlass }: Pick<OrganisationRules, 'breakGlass'>) =>
  email === breakGlass;

/**
 * The role that the groups of somebody give, or the present one: without a claim for it, and of the account that gets
 * in while the provider is away, which no provider may take that from.
 * @throws DomainError `sso_refused` for whoever is in none of the groups.
 */
export function roleByGroups(
  { groups }: Pick<OrganisationClaims, 'groups'>,
  user: Pick<User, 'email' | 'roleId'>,
  rules: Pick<OrganisationRules, 'roleClaim' | 'roles' | 'breakGlass'>,
): number {
  if (rules.roleClaim === null || isBreakGlass(user, rules)) return user.roleId;
  const given = rules.roles.find(({ group }) => groups.includes(group));
  if (!given) throw refused('sso_no_group');
  return given.roleId;
}

type PasswordRules = Pick<OrganisationRules, 'only' | 'breakGlass'>;

/** @throws DomainError `sso_only` where the password of somebody is not enough to begin with. */
export function refusePassword(
  user: Pick<User, 'email' | 'roleId'>,
  methods: readonly ProofMethod[],
  rules: PasswordRules,
): void {
  if (!rules.only || !isStaffRole(user.roleId)) return;
  if (isBreakGlass(user, rules) && methods.includes('passkey')) return;
  throw new DomainError('sso_only', message('sso_only'));
}

/**
 * Whether a password is asked for where it shows who somebody is, beside what is to be done. Of staff it is not while
 * it opens nothing: who may use it all the same shows it as whoever shows something else, in answer to
 * `reauthentication_required`.
 */
export function showsByPassword({ roleId }: Pick<User, 'roleId'>, { only }: Pick<OrganisationRules, 'only'>): boolean {
  return !only || !isStaffRole(roleId);
}

/** How somebody may show a second factor: that account by a passkey alone, while no other password opens anything. */
export function methodsBeside(
  user: Pick<User, 'email' | 'roleId'>,
  methods: readonly ProofMethod[],
  rules: PasswordRules,
): ProofMethod[] {
  const isHeld = rules.only && isStaffRole(user.roleId) && isBreakGlass(user, rules);
  return methods.filter((method) => !isHeld || method === 'passkey');
}
