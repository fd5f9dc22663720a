import {
  rendersOf,
  UNFINISHED_RENDERS,
  unsealedBefore,
  unsealedCount,
  unsealedPage,
} from '../../../src/modules/reports/unsealed-report.typeorm-repository.js';
import type { Condition } from '../../../src/platform/db/word-search.js';
import { after, NOON } from '../../contract/stores.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';
import { type AllowedSteps, faultsOf, rowsRead } from '../../support/query-plan.js';
import { fill } from './many-rows.js';

const ROWS = 4000;

onEachEngine('the unsealed reports', (fresh, engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database, ROWS);
    await db.database.write(async (sql) => {
      // All but 40 have their PDF; 40 jobs of each lane are not done.
      await sql.change('UPDATE reports SET rendered_at = issued_at + id, issued_at = issued_at + id');
      await sql.change('UPDATE reports SET rendered_at = NULL WHERE id % 100 = 1');
      await sql.change(
        "UPDATE jobs SET name = 'report.render', payload = '{\"reportId\":1}', state = 'done' WHERE lane = 'pdf'",
      );
      await sql.change("UPDATE jobs SET state = 'open' WHERE id % 100 = 1");
      await sql.rows(engine === 'MariaDB' ? 'ANALYZE TABLE reports, jobs' : 'ANALYZE');
    });
  }, 120_000);
  afterAll(() => db?.dispose());

  const dialect = engine === 'SQLite' ? 'sqlite' : 'mariadb';
  const queries: Record<string, readonly [Condition, AllowedSteps & { readonly reads: number }]> = {
    'a page': [unsealedPage({ offset: 0, limit: 10 }, dialect), { reads: 15 }],
    'their number': [unsealedCount(dialect), { reads: 45 }],
    'those before a moment': [unsealedBefore(after(2000, NOON), 10, dialect), { reads: 15 }],
    'the jobs of a page': [rendersOf([1, 2, 3]), { reads: 100 }],
    'all jobs that are not done': [UNFINISHED_RENDERS, { reads: 100 }],
  };

  it.each(Object.entries(queries))('%s: along an index', async (_, [query, allowed]) => {
    expect((await db.database.read((sql) => sql.rows(query.text, query.values))).length).toBeGreaterThan(0);
    expect(await db.database.read((sql) => faultsOf(sql, query, allowed))).toEqual([]);
    if (engine === 'SQLite') return;
    expect(await db.database.read((sql) => rowsRead(sql, query))).toBeLessThanOrEqual(allowed.reads);
  });
});
