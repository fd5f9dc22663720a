import type { AuditEntry } from '../../src/domain/audit/audit-event.js';
import type { AuditEventEntity } from '../../src/modules/audit/audit.entity.js';
import { TypeOrmAuditReader } from '../../src/modules/audit/audit.typeorm-reader.js';
import type { Value } from '../../src/platform/db/sql.js';
import type { Stores } from '../contract/stores.js';
import { AUDIT_HASHES, keyedChains } from './audit-keys.js';
import { onEachEngine, type TestDatabase } from './databases.js';
import { withSql } from './sql.js';
import { storesOn } from './typeorm-stores.js';

export const entry = (id: number | string, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  actorId: 7,
  action: 'certificate.saved',
  subject: { type: 'certificate', id: String(id) },
  before: { status: 'Verifying', version: 1 },
  after: { status: 'Unverified', version: 2, note: '王小明 “ñ” 😀' },
  ...changes,
});

/** The audit trail of a database, and what only somebody with the database in hand can do to it. */
export class TestTrail {
  readonly stores: Omit<Stores, 'dispose'>;
  readonly reader: TypeOrmAuditReader;

  constructor(readonly db: TestDatabase) {
    this.stores = storesOn(db.database);
    this.reader = new TypeOrmAuditReader(db.database, AUDIT_HASHES);
  }

  /** In one transaction. */
  record(...entries: AuditEntry[]): Promise<void> {
    return this.stores.unitOfWork.run(async (tx) => {
      for (const each of entries) tx.audit.record(each);
    });
  }

  change(statement: string, values: readonly Value[] = []): Promise<number> {
    return this.db.database.write(withSql((sql) => sql.change(statement, values)));
  }

  rows(): Promise<AuditEventEntity[]> {
    return this.db.database.read(
      withSql((sql) => sql.rows<AuditEventEntity>('SELECT * FROM audit_events ORDER BY id')),
    );
  }
}

/** Runs a suite on both engines; `trail` gives the one that each test has of its own, empty at first. */
export function onEachTrail(name: string, suite: (trail: () => TestTrail) => void): void {
  onEachEngine(name, (fresh) => {
    let present: TestTrail;
    beforeEach(async () => {
      present = new TestTrail(await fresh());
      await keyedChains(present.db.database).begin();
    }, 120_000);
    afterEach(() => present?.db.dispose());
    suite(() => present);
  });
}
