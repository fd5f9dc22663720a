import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const STATUSES = ['Unverified', 'Verifying', 'Verified', 'Rejected'];
const COLUMNS = STATUSES.map((status) => status.toLowerCase());

const STRETCHES = new Table({
  name: 'certificate_stretches',
  columns: [
    { name: 'stretch', type: 'integer', isPrimary: true },
    ...COLUMNS.map((name) => ({ name, type: 'integer' })),
  ],
});

/** Counts what is there already, but for the newest ids. */
const COUNTED = `INSERT INTO certificate_stretches (stretch, ${COLUMNS.join(', ')})
  SELECT (id - id % 1024) / 1024, ${STATUSES.map((status) => `SUM(CASE WHEN status = '${status}' THEN 1 ELSE 0 END)`).join(', ')}
  FROM certificates WHERE id < (SELECT MAX(id) - MAX(id) % 1024 - 1024 FROM certificates)
  GROUP BY (id - id % 1024) / 1024`;

export class CertificateStretches1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(STRETCHES);
    await runner.query(COUNTED);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
