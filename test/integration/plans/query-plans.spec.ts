import { TypeOrmRetention } from '../../../src/modules/privacy/retention.typeorm-repository.js';
import { TypeOrmStatisticsReader } from '../../../src/modules/statistics/statistics.typeorm-reader.js';
import type { Database } from '../../../src/platform/db/database.js';
import { AUDIT_HASHES } from '../../support/audit-keys.js';
import { onEachEngine, openDatabase, type TestDatabase } from '../../support/databases.js';
import { faultsOf, rowsRead } from '../../support/query-plan.js';
import { RecordingDatabase } from '../../support/recording-database.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';
import { catalog } from './catalog.plans.js';
import { certificates } from './certificate.plans.js';
import { credentials } from './credential.plans.js';
import { news } from './news.plans.js';
import { paymentsAndProposals } from './payment-and-proposal.plans.js';
import { pendingSeals } from './pending-seal.plans.js';
import { personalData } from './personal-data.plans.js';
import type { Plans, Readers } from './planned.js';
import { reportsAndJobs } from './report-and-job.plans.js';
import { sharing } from './sharing.plans.js';
import { signals } from './signal.plans.js';
import { users } from './user.plans.js';

const readersOn = (database: Database): Readers => ({
  ...storesOn(database),
  database,
  retention: new TypeOrmRetention(database, AUDIT_HASHES),
  statistics: new TypeOrmStatisticsReader(database),
});

const ALL: readonly Plans[] = [
  certificates,
  reportsAndJobs,
  users,
  catalog,
  news,
  sharing,
  credentials,
  pendingSeals,
  personalData,
  signals,
  paymentsAndProposals,
];

/** Those that look at the same rows share them: they only read. */
const FILLS = [...new Set(ALL.map(({ fill }) => fill))];

for (const fill of FILLS) {
  const sharing = ALL.filter((one) => one.fill === fill);
  onEachEngine(sharing.map(({ of }) => of).join(', '), (fresh, engine) => {
    let db: TestDatabase;
    let recording: RecordingDatabase;
    beforeAll(async () => {
      db = await fresh();
      await fill(db.database);
      recording = (await openDatabase(db.url, RecordingDatabase)) as RecordingDatabase;
    });
    afterAll(async () => {
      await recording?.close();
      await db?.dispose();
    });

    const plannedOf = ({ calls }: Plans) => Object.entries(calls(engine === 'SQLite' ? 'sqlite' : 'mariadb'));
    describe.each(sharing)('$of', (plans) => {
      it.each(plannedOf(plans))(
        '%s: along an index, sorting no more than was found',
        async (_, { ask, reads, smallTotal, ...allowed }) => {
          const all = await recording.readBy(() => ask(readersOn(recording)));
          const sent = all.filter(({ text }) => !(smallTotal && /^SELECT COUNT\(/.test(text)));
          expect(sent).toHaveLength(reads.length);
          for (const [place, statement] of sent.entries()) {
            expect(await db.database.read(withSql((sql) => faultsOf(sql, statement, allowed)))).toEqual([]);
            if (engine === 'SQLite') continue;
            const read = await db.database.read(withSql((sql) => rowsRead(sql, statement)));
            expect(read).toBeLessThanOrEqual(reads[place] ?? 0);
          }
        },
      );
    });
  });
}
