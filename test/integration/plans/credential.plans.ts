import { CredentialStatusEntity } from '../../../src/modules/credentials/credential-status.entity.js';
import type { Database } from '../../../src/platform/db/database.js';
import { withSql } from '../../support/sql.js';
import { fill } from './many-rows.js';
import { analyze, type Plans } from './planned.js';

const ROWS = 4000;

async function fillStatuses(database: Database): Promise<void> {
  await fill(database, ROWS);
  await database.write(
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
    }),
  );
  await analyze(database, 'reports, credential_statuses');
}

export const credentials: Plans = {
  of: 'the status lists',
  fill: fillStatuses,
  calls: () => ({
    'what is no longer in force, not all copies': {
      ask: async ({ credentialStatuses }) => expect(await credentialStatuses.findRevoked(1)).toHaveLength(44),
      // The newest list, what is no longer in force, and what was removed.
      reads: [5, 130, 20],
    },
  }),
};
