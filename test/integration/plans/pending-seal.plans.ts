import type { Database } from '../../../src/platform/db/database.js';
import { after, NOON } from '../../contract/stores.js';
import { withSql } from '../../support/sql.js';
import { fill } from './many-rows.js';
import { analyze, type Plans } from './planned.js';

const ROWS = 4000;

async function fillPending(database: Database): Promise<void> {
  await fill(database, ROWS);
  await database.write(
    withSql(async (sql) => {
      // All but 40 have their PDF; 40 jobs of each queue are not done.
      await sql.change('UPDATE reports SET rendered_at = issued_at + id, issued_at = issued_at + id');
      await sql.change('UPDATE reports SET rendered_at = NULL WHERE id % 100 = 1');
      await sql.change(
        "UPDATE jobs SET name = 'report.render', payload = '{\"reportId\":1}', state = 'done' WHERE queue = 'pdf'",
      );
      await sql.change("UPDATE jobs SET state = 'open' WHERE id % 100 = 1");
    }),
  );
  await analyze(database, 'reports, jobs');
}

export const pendingSeals: Plans = {
  of: 'the reports pending a seal',
  fill: fillPending,
  calls: () => ({
    // A page, their number, and the jobs of the page.
    'a page': { ask: ({ pendingSeals }) => pendingSeals.list({ offset: 0, limit: 10 }, NOON), reads: [15, 45, 100] },
    // The jobs that are not done, and the reports, as many more as there are jobs.
    'those before a moment': {
      ask: ({ pendingSeals }) => pendingSeals.findForgotten(after(2000, NOON), 10),
      reads: [100, 65],
    },
  }),
};
