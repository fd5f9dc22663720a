import { CredentialStatusEntity } from '../../../src/modules/credentials/credential-status.entity.js';
import { TypeOrmCredentialStatusReader } from '../../../src/modules/credentials/credential-status.typeorm-repository.js';
import { onEachEngine, openDatabase, type TestDatabase } from '../../support/databases.js';
import { faultsOf, rowsRead } from '../../support/query-plan.js';
import { RecordingDatabase } from '../../support/recording-database.js';
import { withSql } from '../../support/sql.js';
import { fill } from './many-rows.js';

const ROWS = 4000;

onEachEngine('the status lists', (fresh, engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
    await db.database.write(
      withSql(async (sql) => {
        // Each report has its copy, in two lists; 39 of the first list were withdrawn, 5 of it removed since.
        const rows = Array.from({ length: ROWS }, (_, n) => ({
          list: 1 + (n % 2),
          position: n * 7,
          report_id: n < 10 ? null : n,
        }));
        for (let first = 0; first < ROWS; first += 250) {
          await sql.insertAll(CredentialStatusEntity, rows.slice(first, first + 250));
        }
        await sql.change("UPDATE reports SET status = 'withdrawn' WHERE id % 100 = 0");
        await sql.rows(engine === 'MariaDB' ? 'ANALYZE TABLE reports, credential_statuses' : 'ANALYZE');
      }),
    );
  }, 120_000);
  afterAll(() => db?.dispose());

  it('are found from what is no longer in force, not from all copies', async () => {
    const recording = (await openDatabase(db.url, RecordingDatabase)) as RecordingDatabase;
    try {
      const reader = new TypeOrmCredentialStatusReader(recording);
      const sent = await recording.readBy(async () => expect(await reader.findRevoked(1)).toHaveLength(44));
      // The newest list, what is no longer in force, and what was removed.
      expect(sent).toHaveLength(3);
      let reads = 0;
      for (const statement of sent) {
        expect(await db.database.read(withSql((sql) => faultsOf(sql, statement)))).toEqual([]);
        if (engine === 'MariaDB') reads += await db.database.read(withSql((sql) => rowsRead(sql, statement)));
      }
      expect(reads).toBeLessThanOrEqual(155);
    } finally {
      await recording.close();
    }
  });
});
