import { CredentialStatusEntity } from '../../../src/modules/credentials/credential-status.entity.js';
import { revokedOf } from '../../../src/modules/credentials/credential-status.typeorm-repository.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { faultsOf, rowsRead } from '../../support/query-plan.js';
import { fill } from './many-rows.js';

const ROWS = 4000;

onEachEngine('the status lists', (fresh, engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
    await db.database.write(async (sql) => {
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
    });
  }, 120_000);
  afterAll(() => db?.dispose());

  it('are found from what is no longer in force, not from all copies', async () => {
    const query = revokedOf(1);
    const found = await db.database.read((sql) => sql.rows(query.text, query.values));
    expect(found).toHaveLength(44);
    expect(await db.database.read((sql) => faultsOf(sql, query))).toEqual([]);
    if (engine === 'SQLite') return;
    expect(await db.database.read((sql) => rowsRead(sql, query))).toBeLessThanOrEqual(150);
  });
});
