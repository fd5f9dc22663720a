import { LEAST_DAYS_OF_KEYS, type RetentionDays } from '../domain/privacy/retention.js';
import type { Bounded } from './variables.js';

/** A hundred years. */
const MOST = 36_500;

interface Setting {
  readonly name: string;
  readonly days: number;
  readonly least: number;
}

/** The settings and their defaults. What rules of the service rest on (ten codes a day) is kept for a day at least. */
const SETTINGS: Readonly<Record<keyof RetentionDays, Setting>> = {
  sessions: { name: 'KEEP_SESSIONS_DAYS', days: 30, least: 1 },
  codes: { name: 'KEEP_CODES_DAYS', days: 1, least: 1 },
  loginFailures: { name: 'KEEP_LOGIN_FAILURES_DAYS', days: 1, least: 1 },
  idempotencyKeys: { name: 'KEEP_IDEMPOTENCY_KEYS_DAYS', days: LEAST_DAYS_OF_KEYS, least: LEAST_DAYS_OF_KEYS },
  jobs: { name: 'KEEP_JOBS_DAYS', days: 30, least: 1 },
  shares: { name: 'KEEP_SHARES_DAYS', days: 90, least: 1 },
  drafts: { name: 'KEEP_DRAFTS_DAYS', days: 365, least: 1 },
  rejected: { name: 'KEEP_REJECTED_DAYS', days: 365, least: 1 },
  erased: { name: 'KEEP_ERASED_DAYS', days: 2557, least: 1 },
  audit: { name: 'KEEP_AUDIT_DAYS', days: 2557, least: 0 },
};

/** @param read reads a whole number within bounds, with a default. */
export function readRetention(read: Bounded): RetentionDays {
  const entries = Object.entries(SETTINGS).map(([field, { name, days, least }]) => [
    field,
    read(name, days, least, MOST),
  ]);
  return Object.fromEntries(entries) as RetentionDays;
}
