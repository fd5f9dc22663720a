import type { AuditEntry } from '../audit/audit-event.js';
import type { Bounce } from './bounce.js';

const subject = (userId: number) => ({ type: 'user', id: String(userId) }) as const;

/** A mail came back for good, the first one of an address. */
export function addressBounced({ userId, status }: Bounce): AuditEntry {
  return { actorId: null, action: 'address.bounced', subject: subject(userId), after: { mailStatus: status } };
}

/** Somebody has shown that they read the mails, or has another address now. */
export function addressWorks(userId: number): AuditEntry {
  return { actorId: null, action: 'address.works', subject: subject(userId) };
}
