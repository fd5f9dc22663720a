import { after, NOON, type Stores } from '../../contract/stores.js';
import { onEachEngine, openDatabase, type TestDatabase } from '../../support/databases.js';
import { faultsOf, rowsRead } from '../../support/query-plan.js';
import { RecordingDatabase } from '../../support/recording-database.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';
import { fill } from './many-rows.js';

const ROWS = 4000;

onEachEngine('the reports pending a seal', (fresh, engine) => {
  let db: TestDatabase;
  let recording: RecordingDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
    await db.database.write(
      withSql(async (sql) => {
        // All but 40 have their PDF; 40 jobs of each queue are not done.
        await sql.change('UPDATE reports SET rendered_at = issued_at + id, issued_at = issued_at + id');
        await sql.change('UPDATE reports SET rendered_at = NULL WHERE id % 100 = 1');
        await sql.change(
          "UPDATE jobs SET name = 'report.render', payload = '{\"reportId\":1}', state = 'done' WHERE queue = 'pdf'",
        );
        await sql.change("UPDATE jobs SET state = 'open' WHERE id % 100 = 1");
        await sql.rows(engine === 'MariaDB' ? 'ANALYZE TABLE reports, jobs' : 'ANALYZE');
      }),
    );
    recording = (await openDatabase(db.url, RecordingDatabase)) as RecordingDatabase;
  }, 120_000);
  afterAll(async () => {
    await recording?.close();
    await db?.dispose();
  });

  const reads: Record<
    string,
    { ask: (on: Pick<Stores, 'pendingSeals'>) => Promise<unknown>; reads: readonly number[] }
  > = {
    // A page, their number, and the jobs of the page.
    'a page': { ask: ({ pendingSeals }) => pendingSeals.list({ offset: 0, limit: 10 }, NOON), reads: [15, 45, 100] },
    // The jobs that are not done, and the reports, as many more as there are jobs.
    'those before a moment': {
      ask: ({ pendingSeals }) => pendingSeals.findForgotten(after(2000, NOON), 10),
      reads: [100, 65],
    },
  };

  it.each(Object.entries(reads))('%s: along an index', async (_, { ask, reads }) => {
    const sent = await recording.readBy(() => ask(storesOn(recording)));
    expect(sent).toHaveLength(reads.length);
    for (const [place, statement] of sent.entries()) {
      expect(
        (await db.database.read(withSql((sql) => sql.rows(statement.text, statement.values)))).length,
      ).toBeGreaterThan(0);
      expect(await db.database.read(withSql((sql) => faultsOf(sql, statement)))).toEqual([]);
      if (engine === 'SQLite') continue;
      expect(await db.database.read(withSql((sql) => rowsRead(sql, statement)))).toBeLessThanOrEqual(reads[place] ?? 0);
    }
  });
});
