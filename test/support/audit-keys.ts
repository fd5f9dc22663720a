import { AuditHashes } from '../../src/modules/audit/audit-hash.adapter.js';
import { KeyedChains } from '../../src/modules/audit/keyed-chains.adapter.js';
import type { Database } from '../../src/platform/db/database.js';
import { HmacAuditKeys } from '../../src/platform/security/hmac.audit-keys.js';
import type { FileStorage } from '../../src/platform/storage/file-storage.port.js';

/** The hashes of whoever has these keys, the newest first. */
export function hashesBy(...keys: readonly [string, ...string[]]): AuditHashes {
  const [key, ...oldKeys] = keys;
  return new AuditHashes(new HmacAuditKeys({ audit: { key, oldKeys, anchorMail: null } }));
}

export const AUDIT_KEY = 'the key of the audit trail in tests';

/** Those of the service in tests. */
export const AUDIT_HASHES = hashesBy(AUDIT_KEY);

const NO_FILES = { async *list() {} } as unknown as FileStorage;

/** As a process finds them that has these keys, and this storage. */
export const keyedChains = (database: Database, hashes = AUDIT_HASHES, storage: FileStorage = NO_FILES) =>
  new KeyedChains(database, hashes, storage);
