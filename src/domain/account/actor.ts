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

/** Staff who see every certificate, and what belongs to it. */
export function readsCertificates(actor: Actor): boolean {
  return may(actor, 'certificates.read') || may(actor, 'certificates.review');
}

/** Staff who decide, and are told what may make them look twice. */
export function reviewsCertificates(actor: Actor): boolean {
  return may(actor, 'certificates.review');
}

export function isStudent(actor: Actor): boolean {
  return actor.roleId === ROLE.student;
}
