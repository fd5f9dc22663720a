import { type Permission, ROLE } from './role.js';

/** Who asks: the signed-in user of this request, as the session says at this moment. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: string;
  readonly roleId: number;
  readonly permissions: readonly Permission[];
  readonly email: string;
  /** When they last showed, in this session, that it is they. */
  readonly authenticatedAt: Date;
  /** Whether they have shown a second factor in this session. */
  readonly withFactor: boolean;
}

export function may(actor: Actor, permission: Permission): boolean {
  return actor.permissions.includes(permission);
}

/** Any of these shows every certificate, and what belongs to it: whoever decides has to see. */
export const READING_PERMISSIONS = [
  'certificates.read',
  'certificates.review',
] as const satisfies readonly Permission[];

/** Staff who see every certificate. */
export function readsCertificates(actor: Actor): boolean {
  return READING_PERMISSIONS.some((permission) => may(actor, permission));
}

/** Staff who decide, and are told what may make them look twice. */
export function reviewsCertificates(actor: Actor): boolean {
  return may(actor, 'certificates.review');
}

export function isStudent(actor: Actor): boolean {
  return actor.roleId === ROLE.student;
}
