import type { AuditEntry } from '../audit/audit-event.js';
import { type AuditValues, changedFields } from '../audit/audit-values.js';
import type { Role } from './role.js';
import type { User } from './user.js';

const subject = (type: 'user' | 'role', id: number) => ({ type, id: String(id) });

/** What an account may do. Whose it is, the trail is not told: that goes when the account does, and the trail stays. */
function standing({ version, roleId, status }: User): AuditValues {
  return { version, roleId, status };
}

export function userAdded(actorId: number, user: User): AuditEntry {
  return { actorId, action: 'user.added', subject: subject('user', user.id), after: standing(user) };
}

export function userRemoved(actorId: number, user: User): AuditEntry {
  return { actorId, action: 'user.removed', subject: subject('user', user.id), before: standing(user) };
}

/**
 * Names the fields that changed; of a password only that it did. Nothing where nothing changed. No actor: the service
 * itself.
 */
export function userChanged(actorId: number | null, before: User, after: User): AuditEntry[] {
  const changed = changedFields(before, after).filter((field) => !UNTOLD.includes(field));
  const about = subject('user', after.id);
  const entries: AuditEntry[] = [];
  if (changed.length > 0) {
    entries.push({
      actorId,
      action: 'user.changed',
      subject: about,
      before: standing(before),
      after: { ...standing(after), changed },
    });
  }
  if (before.passwordHash !== after.passwordHash) {
    entries.push({ actorId, action: 'password.changed', subject: about, after: { by: 'staff' } });
  }
  return entries;
}

/** What follows from a change, and what has an event of its own. */
const UNTOLD = ['version', 'updatedAt', 'passwordHash'];

/** Staff had a code mailed with which the user sets another password. */
export function resetSent(actorId: number, userId: number): AuditEntry {
  return { actorId, action: 'password.reset-sent', subject: subject('user', userId) };
}

export function sessionsEnded(actorId: number, userId: number): AuditEntry {
  return { actorId, action: 'sessions.ended', subject: subject('user', userId) };
}

/** A role that is new, changed (both are given) or gone. */
export function roleChange(actorId: number, before: Role | null, after: Role | null): AuditEntry {
  const verb = before === null ? 'added' : after === null ? 'removed' : 'changed';
  const role = after ?? before;
  return {
    actorId,
    action: `role.${verb}`,
    subject: role && subject('role', role.id),
    before: before && { ...before },
    after: after && { ...after },
  };
}
