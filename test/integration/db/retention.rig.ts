import type { RetentionDays } from '../../../src/domain/privacy/retention.js';
import { RetentionService } from '../../../src/modules/privacy/retention.service.js';
import { TypeOrmRetention } from '../../../src/modules/privacy/retention.typeorm-repository.js';
import type { Database } from '../../../src/platform/db/database.js';
import { TypeOrmIdempotencyKeys } from '../../../src/platform/idempotency/typeorm.idempotency-keys.js';
import type { FileStorage } from '../../../src/platform/storage/file-storage.port.js';
import type { Stores } from '../../contract/stores.js';
import { AUDIT_HASHES } from '../../support/audit-keys.js';
import { secretBox } from '../../support/files-key.js';

export const DAYS: RetentionDays = {
  sessions: 30,
  codes: 1,
  loginFailures: 2,
  idempotencyKeys: 3,
  jobs: 4,
  shares: 9,
  drafts: 5,
  rejected: 6,
  erased: 7,
  audit: 8,
};
/** What a sweep tells that finds nothing. */
export const NOTHING = {
  sessions: 0,
  codes: 0,
  addressChanges: 0,
  loginFailures: 0,
  idempotencyKeys: 0,
  watchers: 0,
  accessRequests: 0,
  jobs: 0,
  walletOffers: 0,
  walletNonces: 0,
  webhookDeliveries: 0,
  shares: 0,
  drafts: 0,
  rejected: 0,
  remains: 0,
  erasedRecords: 0,
  erasedUsers: 0,
  dataRequests: 0,
  auditEvents: 0,
};

/** The sweep of a service on a real database. */
export function retentionOn(
  database: Database,
  stores: Stores,
  days: RetentionDays,
  storage: FileStorage,
): RetentionService {
  return new RetentionService(
    new TypeOrmRetention(database, AUDIT_HASHES),
    days,
    new TypeOrmIdempotencyKeys(database, secretBox()),
    stores.personalData,
    storage,
    stores.unitOfWork,
    stores.clock,
  );
}
