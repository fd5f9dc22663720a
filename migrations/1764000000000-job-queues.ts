import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

const QUEUE = new TableColumn({ name: 'queue', type: 'varchar', length: '20' });

/**
 * A job belongs to a queue, and the one for what nobody waits for is called `maintenance`. MariaDB keeps what was done
 * when it is ended on the way.
 */
export class JobQueues1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('jobs', 'lane')) await renameColumn(runner);
    await runner.query("UPDATE jobs SET queue = 'maintenance' WHERE queue = 'house'");
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}

/**
 * TypeORM changes a length by building the table anew on SQLite, and by dropping the column on MariaDB, which is
 * therefore written out.
 */
async function renameColumn(runner: QueryRunner): Promise<void> {
  if (runner.dataSource.options.type !== 'better-sqlite3') {
    await runner.query('ALTER TABLE jobs CHANGE COLUMN lane queue varchar(20) NOT NULL');
    return;
  }
  const [highest] = await runner.query("SELECT seq FROM sqlite_sequence WHERE name = 'jobs'");
  await runner.changeColumn('jobs', 'lane', QUEUE);
  if (!highest) return;
  // No id is given twice, also where the rows that had the highest are gone.
  await runner.query("DELETE FROM sqlite_sequence WHERE name = 'jobs'");
  await runner.query("INSERT INTO sqlite_sequence (name, seq) VALUES ('jobs', ?)", [highest.seq]);
}
