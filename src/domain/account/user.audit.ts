import type { AuditEntry } from '../audit/audit-event.js';
import { type AuditValues, changedFields } from '../audit/audit-values.js';
import type { Role } from './role.js';
import type { User } from './user.js';

const subject = (type: 'user' | 'role', id: number) => ({ type, id: String(id) });

/** What is told of an account: neither its password nor when it was touched. */
function told(user: User): AuditValues {
  const { id, version, username, email, roleId, status, name, gender, passport, birth, nationality } = user;
  const { mobilePhone, avatar } = user;
  return {
    id,
    version,
    username,
    email,
    roleId,
    status,
    name,
    gender,
    passport,
    birth,
    nationality,
    mobilePhone,
    avatar,
  };
}

function only(values: AuditValues, fields: readonly string[]): AuditValues {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

export function userAdded(actorId: number, user: User): AuditEntry {
  return { actorId, action: 'user.added', subject: subject('user', user.id), after: told(user) };
}

export function userRemoved(actorId: number, user: User): AuditEntry {
  return { actorId, action: 'user.removed', subject: subject('user', user.id), before: told(user) };
}

/** The fields that changed; of a password only that it did. Nothing where nothing changed. */
export function userChanged(actorId: number, before: User, after: User): AuditEntry[] {
  const [was, is] = [told(before), told(after)];
  const fields = changedFields(was, is);
  const entries: AuditEntry[] = [];
  if (fields.some((field) => field !== 'version')) {
    const about = subject('user', after.id);
    entries.push({
      actorId,
      action: 'user.changed',
      subject: about,
      before: only(was, fields),
      after: only(is, fields),
    });
  }
  if (before.passwordHash !== after.passwordHash) {
    entries.push({ actorId, action: 'password.changed', subject: subject('user', after.id), after: { by: 'staff' } });
  }
  return entries;
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
