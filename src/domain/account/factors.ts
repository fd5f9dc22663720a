import { isStaffRole, ROLE } from './role.js';

/** What somebody shows beside the password: codes of an app (RFC 6238), or a passkey. */
export const FACTOR_KINDS = ['totp', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** How a second factor is shown; recovery codes are for when all factors are lost. */
export const PROOF_METHODS = ['totp', 'passkey', 'recovery'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

export const FACTOR_NAME = { max: 60 } as const;
export const MOST_FACTORS = 10;
export const RECOVERY_CODES = 12;
/** Wrong ones until what was begun has to be begun anew. */
export const PROOF_TRIES = 5;
/** For how long what was begun may be finished. */
export const TICKET_MS = 10 * 60 * 1000;
/** A proof as it is sent: six digits, a recovery code, or what a browser answers for a passkey. */
export const PROOF_MAX = 20_000;

export interface Factor {
  readonly id: number;
  readonly userId: number;
  readonly kind: FactorKind;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** What is told the owner. */
export type FactorChange = 'added' | 'removed' | 'all-removed' | 'codes';

export const STAFF_MFA = ['required', 'offered'] as const;
export type StaffMfa = (typeof STAFF_MFA)[number];

/**
 * Whether staff work only in sessions that were begun with a second factor. From the settings, which are injected by
 * this class.
 */
export abstract class StaffFactors {
  abstract readonly needed: StaffMfa;
}

/** Staff, and the people of integrators, whose keys open as much. */
export const worksWithFactor = (roleId: number) => isStaffRole(roleId) || roleId === ROLE.integrator;

/** Whether a session opens nothing but setting a factor up. */
export function mustSetUp(
  { needed }: StaffFactors,
  { roleId, withFactor }: { readonly roleId: number; readonly withFactor: boolean },
): boolean {
  return needed === 'required' && worksWithFactor(roleId) && !withFactor;
}

/** How whoever has these may show one. */
export function methodsOf(factors: readonly Pick<Factor, 'kind'>[], recoveryCodes: number): ProofMethod[] {
  const has = (kind: FactorKind) => factors.some((factor) => factor.kind === kind);
  return PROOF_METHODS.filter((method) => (method === 'recovery' ? recoveryCodes > 0 : has(method)));
}

const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/** 16 characters of Crockford's base 32 (80 bits), in groups. @param random 16 numbers from 0 to 31. */
export function recoveryCode(random: readonly number[]): string {
  const characters = random.map((each) => RECOVERY_ALPHABET[each]).join('');
  return characters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? '';
}

/** As it was made, however it was typed: in any letter case, with or without dashes, O for 0, I or L for 1. */
export function readRecoveryCode(typed: string): string {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return bare.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}
