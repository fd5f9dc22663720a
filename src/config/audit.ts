import { join } from 'node:path';
import { emailProblem } from '../domain/account/email.js';
import { secret } from './secrets.js';
import { SettingError } from './setting-error.js';
import type { Given } from './variables.js';

/** What the audit trail is kept with. */
export interface AuditSettings {
  /** Keys the chains: whoever has the database alone cannot make an event that fits. */
  readonly key: string;
  /** Those of earlier times, the newest first: what they keyed is still known. */
  readonly oldKeys: readonly string[];
  /** Whom the sealed end of the chains is mailed to each day; `null`: nobody. */
  readonly anchorMail: string | null;
}

const LEAST = 32;

/** @throws SettingError */
export function readAudit(given: Given, production: boolean, dataDir: string): AuditSettings {
  const key = secret('AUDIT_KEY', given('AUDIT_KEY'), production, join(dataDir, 'audit-key'));
  const oldKeys = (given('AUDIT_KEYS_OLD') ?? '').split(',').map((each) => each.trim());
  const known = oldKeys.filter((each) => each !== '');
  if (known.some((each) => each.length < LEAST)) {
    throw new SettingError(`AUDIT_KEYS_OLD: each key must have ${LEAST} characters or more`);
  }
  const anchorMail = given('AUDIT_ANCHOR_MAIL');
  if (anchorMail !== null && emailProblem(anchorMail)) {
    throw new SettingError('AUDIT_ANCHOR_MAIL must be an email address');
  }
  return { key, oldKeys: known, anchorMail };
}
