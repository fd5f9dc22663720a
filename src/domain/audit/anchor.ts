import { keptSince } from '../privacy/retention.js';

/** Where a chain ended when an anchor was made. */
export interface AnchoredEnd {
  readonly chain: number;
  /** The sequence number of its last event, and that event's hash. */
  readonly length: number;
  readonly head: string;
}

/** What is sealed each day of the audit trail: whoever rewrites it later contradicts it. */
export interface AuditAnchor {
  readonly at: string;
  readonly chains: readonly AnchoredEnd[];
  /** The anchor before, so that none can be left out unseen between two others. */
  readonly previous: { readonly name: string; readonly sha256: string } | null;
  /** For how many days events were kept then, 0 for ever; anchors of earlier releases do not tell. */
  readonly keepDays?: number;
}

/** Whom anchors are mailed to; from the settings, which are injected by this class. */
export abstract class AnchorMail {
  abstract readonly to: string | null;
}

/** Where anchors lie in the storage. */
export const ANCHORS = 'audit-anchors';

/** The anchor of a day, in UTC. */
export const anchorKey = (at: Date): string => `${ANCHORS}/${at.toISOString().slice(0, 10)}.json`;

/** The names of those that there are, the oldest first; what else lies there is none. */
export function anchorKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => /^audit-anchors\/\d{4}-\d{2}-\d{2}\.json$/.test(key)).sort();
}

/** @returns `null` for what is no anchor. */
export function readAnchor(text: string): AuditAnchor | null {
  const found = parsed(text) as Partial<AuditAnchor> | null;
  if (!found || typeof found.at !== 'string' || Number.isNaN(Date.parse(found.at))) return null;
  if (!Array.isArray(found.chains) || !found.chains.every(isEnd)) return null;
  return { at: found.at, chains: found.chains, previous: found.previous ?? null, ...keepDaysOf(found) };
}

/** For a process may date an event a little before others have it in their anchor. */
const GRACE_DAYS = 1;

/**
 * No event that came since may have been removed for its age.
 * @param keepDays as it is set now; it may have been less before, which anchors of that time tell.
 */
export function eventsKeptSince(anchors: readonly AuditAnchor[], keepDays: number, now: Date): Date {
  const days = [keepDays, ...anchors.flatMap((anchor) => anchor.keepDays ?? [])].filter((kept) => kept > 0);
  return days.length === 0 ? new Date(0) : keptSince(Math.min(...days) - GRACE_DAYS, now);
}

const keepDaysOf = ({ keepDays }: Partial<AuditAnchor>) => (Number.isInteger(keepDays) ? { keepDays } : {});

function isEnd(end: Partial<AnchoredEnd> | null): end is AnchoredEnd {
  return Number.isInteger(end?.chain) && Number.isInteger(end?.length) && typeof end?.head === 'string';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
