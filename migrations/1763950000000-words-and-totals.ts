import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const STATUSES = ['Unverified', 'Verifying', 'Verified', 'Rejected'];

const TOTALS = new Table({
  name: 'certificate_totals',
  columns: [
    { name: 'status', type: 'varchar', length: '10', isPrimary: true },
    { name: 'total', type: 'integer' },
  ],
});

/**
 * Names are found by their words alone, and deep pages in an index: what counted words and ranges of ids goes, and a
 * status has one total. Each step looks for what is there, since MariaDB keeps those that were done when it is ended on
 * the way.
 */
export class WordsAndTotals1763950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(TOTALS, true);
    await runner.query('DELETE FROM certificate_totals');
    const rows = STATUSES.map((status) => `('${status}', 0)`).join(', ');
    await runner.query(`INSERT INTO certificate_totals (status, total) VALUES ${rows}`);
    await runner.query(
      `UPDATE certificate_totals
       SET total = (SELECT COUNT(*) FROM certificates c WHERE c.status = certificate_totals.status)`,
    );
    if (await runner.hasColumn('certificate_words', 'shared')) await dropColumns(runner);
    for (const table of ['certificate_counts', 'certificate_stretches', 'certificate_word_counts']) {
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}

/**
 * Written out: TypeORM would build the table anew on SQLite. MariaDB drops all three at once, and rewrites no row for
 * it.
 */
async function dropColumns(runner: QueryRunner): Promise<void> {
  if (runner.dataSource.options.type !== 'better-sqlite3') {
    await runner.query(
      'ALTER TABLE certificate_words DROP INDEX ix_certificate_words_stretch, DROP COLUMN shared, DROP COLUMN stretch',
    );
    return;
  }
  await runner.query('DROP INDEX ix_certificate_words_stretch');
  await runner.query('ALTER TABLE certificate_words DROP COLUMN shared');
  await runner.query('ALTER TABLE certificate_words DROP COLUMN stretch');
}
