import { type MigrationInterface, type QueryRunner, Table, type TableOptions } from 'typeorm';

type Key = Exclude<TableOptions['foreignKeys'], undefined>[number];

const key = (name: string, column: string, table: string): Key => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const CLAIMS = new Table({
  name: 'certificate_claims',
  columns: [
    { name: 'certificate_id', type: 'integer', isPrimary: true },
    { name: 'user_id', type: 'integer' },
    { name: 'held_until', type: 'bigint' },
  ],
  indices: [
    { name: 'ix_certificate_claims_user', columnNames: ['user_id', 'held_until'] },
    { name: 'ix_certificate_claims_until', columnNames: ['held_until'] },
  ],
  foreignKeys: [
    key('fk_certificate_claims_certificate', 'certificate_id', 'certificates'),
    key('fk_certificate_claims_user', 'user_id', 'users'),
  ],
});

const GATES = new Table({ name: 'queue_gates', columns: [{ name: 'id', type: 'integer', isPrimary: true }] });

export class ReviewDesk1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(CLAIMS);
    await runner.createTable(GATES);
    await runner.query('INSERT INTO queue_gates (id) VALUES (0)');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
