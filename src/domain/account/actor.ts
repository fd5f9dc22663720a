import { type Permission, ROLE } from './role.js';

/** Who asks: the signed-in user of this request, as the session says at this moment. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: string;
  readonly roleId: number;
  readonly permissions: readonly Permission[];
  readonly email: string;
}

export function may(actor: Actor, permission: Permission): boolean {
  return actor.permissions.includes(permission);
}

export function isStudent(actor: Actor): boolean {
  return actor.roleId === ROLE.student;
}
