import type { AuditEntry, AuditSubject } from '../audit/audit-event.js';
import { changedFields } from '../audit/audit-values.js';
import type { ProofMethod } from './factors.js';
import type { Profile, User } from './user.js';
import type { CodePurpose } from './verification-code.js';

// What people type as an account may be a password, and an address may be a stranger's: `account` is always a
// pseudonym.

const user = (id: number): AuditSubject => ({ type: 'user', id: String(id) });
const account = (pseudonym: string): AuditSubject => ({ type: 'account', id: pseudonym });

/** Where somebody signs in from: the network, and the whole address as a pseudonym. */
export interface LoginPlace {
  readonly network: string | null;
  readonly address: string;
}

/** What was shown beside the password, or in its place. */
export interface LoginMeans {
  readonly factor?: ProofMethod;
  readonly by?: 'organisation';
}

export function loggedIn(userId: number, pseudonym: string, place: LoginPlace, means: LoginMeans = {}): AuditEntry {
  const after = { account: pseudonym, ...place, ...means };
  return { actorId: userId, action: 'login.succeeded', subject: user(userId), after };
}

/** @param userId whose account it is, where there is one. */
export function loginFailed(
  userId: number | null,
  pseudonym: string,
  reason: 'wrong_credentials' | 'account_disabled' | 'sso_refused',
  place: LoginPlace,
): AuditEntry {
  const subject = userId === null ? account(pseudonym) : user(userId);
  return { actorId: null, action: 'login.failed', subject, after: { account: pseudonym, reason, ...place } };
}

export function lockedOut(pseudonym: string, until: Date): AuditEntry {
  return { actorId: null, action: 'login.locked', subject: account(pseudonym), after: { account: pseudonym, until } };
}

export function loggedOut(userId: number): AuditEntry {
  return { actorId: userId, action: 'session.ended', subject: user(userId) };
}

/** Within a session. */
export function reauthenticated(userId: number, how: 'password' | 'organisation' | ProofMethod): AuditEntry {
  return { actorId: userId, action: 'session.confirmed', subject: user(userId), after: { how } };
}

/** Somebody of the organisation has come for the first time, and has this account from now on. */
export function identityLinked(userId: number): AuditEntry {
  return { actorId: userId, action: 'identity.linked', subject: user(userId) };
}

/** Of the account's sessions, by its user. */
export function sessionsEnded(userId: number, count: number): AuditEntry {
  return { actorId: userId, action: 'session.ended', subject: user(userId), after: { sessions: count } };
}

/** @param adopted records that staff had prepared for the address. */
export function registered(userId: number, pseudonym: string, adopted: number): AuditEntry {
  return {
    actorId: userId,
    action: 'account.registered',
    subject: user(userId),
    after: { account: pseudonym, adoptedCertificates: adopted },
  };
}

/** @param adopted records that staff had prepared for the address. */
export function invitationAccepted(userId: number, adopted: number): AuditEntry {
  return {
    actorId: userId,
    action: 'invitation.accepted',
    subject: user(userId),
    after: { adoptedCertificates: adopted },
  };
}

/** Anew, by staff. */
export function invitationSent(actorId: number, userId: number): AuditEntry {
  return { actorId, action: 'invitation.sent', subject: user(userId) };
}

export function codeSent(pseudonym: string, purpose: CodePurpose): AuditEntry {
  return { actorId: null, action: 'code.sent', subject: account(pseudonym), after: { purpose } };
}

export function codeRefused(pseudonym: string, purpose: CodePurpose): AuditEntry {
  return { actorId: null, action: 'code.refused', subject: account(pseudonym), after: { purpose } };
}

/** All sessions of the account end with it. */
export function passwordReplaced(userId: number, how: 'changed' | 'reset'): AuditEntry {
  return { actorId: userId, action: `password.${how}`, subject: user(userId) };
}

export function wrongOldPassword(userId: number): AuditEntry {
  return { actorId: userId, action: 'password.refused', subject: user(userId), after: { reason: 'wrong_password' } };
}

/** Names the fields only: what somebody is called is nobody's business here. `null` where nothing changed. */
export function profileUpdated(actorId: number, before: User, profile: Profile): AuditEntry | null {
  const changed = changedFields({ ...before }, { ...before, ...profile });
  if (changed.length === 0) return null;
  return {
    actorId,
    action: 'profile.updated',
    subject: user(before.id),
    before: { version: before.version },
    after: { version: before.version + 1, changed },
  };
}

/** An account that the service itself made: the first administrator, a demonstration account. */
export function accountMade({ id, roleId, status }: User): AuditEntry {
  return { actorId: null, action: 'user.added', subject: user(id), after: { roleId, status } };
}
