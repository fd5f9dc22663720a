import type { Actor } from '../../src/domain/account/actor.js';
import { PERMISSIONS, type Permission, ROLE } from '../../src/domain/account/role.js';

/** Whoever it is has shown so just now. */
const SHOWN = { authenticatedAt: new Date(), withFactor: false };

export function aStudent(userId = 7, email = `student${userId}@example.com`): Actor {
  return { userId, sessionId: `session-${userId}`, roleId: ROLE.student, permissions: [], email, ...SHOWN };
}

export function aStaffMember(permissions: readonly Permission[], userId = 50): Actor {
  return {
    userId,
    sessionId: `session-${userId}`,
    roleId: 10,
    permissions,
    email: `staff${userId}@example.com`,
    ...SHOWN,
  };
}

export function aReviewer(userId = 51): Actor {
  return aStaffMember(['certificates.read', 'certificates.review'], userId);
}

export function anAdministrator(userId = 1): Actor {
  return {
    userId,
    sessionId: `session-${userId}`,
    roleId: ROLE.administrator,
    permissions: PERMISSIONS,
    email: 'admin@example.com',
    ...SHOWN,
  };
}
