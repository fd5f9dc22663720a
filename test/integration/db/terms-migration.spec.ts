import { JobQueues1764000000000 } from '../../../migrations/1764000000000-job-queues.js';
import type { Database } from '../../../src/platform/db/database.js';
import { onEachEngine } from '../../support/databases.js';
import { type EarlierDatabase, openBefore } from '../../support/earlier-database.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

onEachEngine('an installation whose jobs had lanes, and locks were gates', (_, engine, empty) => {
  let database: Database;
  let goOn: EarlierDatabase['goOn'];
  const change = (statement: string) => database.write(withSql((sql) => sql.change(statement)));
  const jobs = () => database.read(withSql((sql) => sql.rows('SELECT id, name, queue, state FROM jobs ORDER BY id')));

  beforeEach(async () => {
    ({ database, goOn } = await openBefore(JobQueues1764000000000, await empty()));
    await change(
      `INSERT INTO jobs (id, name, lane, payload, state, attempts, due_at, created_at) VALUES
         (4, 'mail.code', 'mail', '{"codeId":1}', 'done', 1, 0, 0),
         (7, 'files.purge', 'house', '{"fileIds":[]}', 'open', 0, 0, 0),
         (8, 'mail.code', 'mail', '{"codeId":2}', 'parked', 6, 0, 0),
         (90, 'files.purge', 'house', '{"fileIds":[]}', 'done', 1, 0, 0)`,
    );
    await change('DELETE FROM jobs WHERE id = 90');
  });
  afterEach(() => database.close());

  const isWhole = async () => {
    expect(await jobs()).toEqual([
      { id: 4, name: 'mail.code', queue: 'mail', state: 'done' },
      { id: 7, name: 'files.purge', queue: 'maintenance', state: 'open' },
      { id: 8, name: 'mail.code', queue: 'mail', state: 'failed' },
    ]);
    const count = (table: string) =>
      database.read(withSql((sql) => sql.first<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)));
    expect(Number((await count('address_locks'))?.n)).toBe(64);
    expect(Number((await count('queue_locks'))?.n)).toBe(1);
    const { unitOfWork } = storesOn(database);
    expect(await unitOfWork.run((tx) => tx.outbox.add('files.purge', { fileIds: [] }))).toBe(91);
  };

  it('works on them in queues, and gives no id twice', async () => {
    await goOn();
    await isWhole();
  });

  if (engine === 'SQLite') return;
  // SQLite takes back what a migration did that was ended; MariaDB keeps it.
  it.each([
    ['the column', ['ALTER TABLE jobs CHANGE COLUMN lane queue varchar(20) NOT NULL']],
    ['the first table', ['ALTER TABLE code_gates RENAME TO address_locks']],
  ])('is migrated again where it was ended after %s', async (_name, done) => {
    for (const statement of done) await change(statement);
    await goOn();
    await isWhole();
  });
});
