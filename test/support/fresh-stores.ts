import type { AuditEntry } from '../../src/domain/audit/audit-event.js';
import type { JobRecord } from '../../src/domain/jobs/job.js';
import { TypeOrmAuditReader } from '../../src/modules/audit/audit.typeorm-reader.js';
import type { Database } from '../../src/platform/db/database.js';
import { TypeOrmIdempotencyKeys } from '../../src/platform/idempotency/typeorm.idempotency-keys.js';
import type { Stores } from '../contract/stores.js';
import { AUDIT_HASHES } from './audit-keys.js';
import { freshSqlite, keptCopy, type TestDatabase } from './databases.js';
import { secretBox } from './files-key.js';
import { storesOn } from './typeorm-stores.js';

const ALL = { offset: 0, limit: 2_000 };

/**
 * What a service works on: the adapters on a migrated SQLite file that no other test has, at a time that the test sets.
 */
export interface FreshStores extends Omit<Stores, 'dispose'> {
  readonly database: Database;
  readonly idempotencyKeys: TypeOrmIdempotencyKeys;
  /** What was recorded, oldest first. */
  events(): Promise<readonly AuditEntry[]>;
  /** The jobs that were ordered, oldest first. */
  orders(): Promise<readonly JobRecord[]>;
  /** Has a job given up, as after its last try. */
  failJob(jobId: number): Promise<void>;
  /** How many rows a table has. */
  count(table: string): Promise<number>;
}

/** No two tables give the same numbers, so that a test that mixes up two kinds of ids fails. */
const APART = `INSERT INTO sqlite_sequence (name, seq)
  SELECT name, 10000 * ROW_NUMBER() OVER (ORDER BY name) FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%'`;

/** Put back to its beginning for the next test of the file: that takes a tenth of what opening another does. */
const idle: TestDatabase[] = [];
const open: TestDatabase[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) {
    const { writer, reader } = one.database;
    if (writer.isInitialized && reader.isInitialized) idle.push(one);
    else await one.dispose();
  }
});
afterAll(() => Promise.all(idle.splice(0).map((one) => one.dispose())));

async function putBack({ writer }: Database): Promise<void> {
  await writer.query('PRAGMA foreign_keys = OFF');
  await writer.query('ATTACH ? AS kept', [keptCopy('sqlite')]);
  const tables = await writer.query<{ name: string }[]>(
    "SELECT name FROM kept.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  // Not IMMEDIATE: that locks the copy as well, which all processes of the run read.
  await writer.query('BEGIN');
  for (const { name } of tables) {
    await writer.query(`DELETE FROM main."${name}"`);
    await writer.query(`INSERT INTO main."${name}" SELECT * FROM kept."${name}"`);
  }
  await writer.query('COMMIT');
  await writer.query('DETACH kept');
  await writer.query('PRAGMA foreign_keys = ON');
}

async function taken(): Promise<TestDatabase> {
  const used = idle.pop();
  if (used) {
    await putBack(used.database);
    return used;
  }
  const fresh = await freshSqlite();
  // No power goes here, and each commit would wait for the disk.
  await fresh.database.writer.query('PRAGMA synchronous = OFF');
  return fresh;
}

/** They are the test's that asked for them. */
export async function freshStores(): Promise<FreshStores> {
  const one = await taken();
  open.push(one);
  const { database } = one;
  await database.writer.query('DELETE FROM sqlite_sequence');
  await database.writer.query(APART);
  const stores = storesOn(database);
  const trail = new TypeOrmAuditReader(database, AUDIT_HASHES);
  return {
    ...stores,
    database,
    idempotencyKeys: new TypeOrmIdempotencyKeys(database, secretBox()),
    async events() {
      const { items } = await trail.list({ filter: {}, sort: { field: 'at', descending: false }, page: ALL });
      return items.map(({ id: _, at: __, before, after, ...entry }) => ({
        ...entry,
        ...(before && { before }),
        ...(after && { after }),
      }));
    },
    async orders() {
      const sort = { field: 'id', descending: false } as const;
      return (await stores.jobRecords.search({ filter: {}, sort, page: ALL })).items;
    },
    async failJob(jobId) {
      const now = stores.clock.now();
      const claim = await stores.jobs.claim(jobId, 1_000, now);
      if (!claim) throw new Error(`job ${jobId} cannot be claimed`);
      await stores.jobs.fail(claim, 'given up', null, now);
    },
    async count(table) {
      const [row] = await database.writer.query<{ n: number }[]>(`SELECT COUNT(*) AS n FROM ${table}`);
      return row?.n ?? Number.NaN;
    },
  };
}
