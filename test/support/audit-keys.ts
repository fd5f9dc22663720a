import { AuditHashes } from '../../src/modules/audit/audit-hash.adapter.js';
import { HmacAuditKeys } from '../../src/platform/security/hmac.audit-keys.js';

/** The hashes of whoever has these keys, the newest first. */
export function hashesBy(...keys: readonly [string, ...string[]]): AuditHashes {
  const [key, ...oldKeys] = keys;
  return new AuditHashes(new HmacAuditKeys({ audit: { key, oldKeys, anchorMail: null } }));
}

export const AUDIT_KEY = 'the key of the audit trail in tests';

/** Those of the service in tests. */
export const AUDIT_HASHES = hashesBy(AUDIT_KEY);
