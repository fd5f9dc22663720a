import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const key = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });
const keyTo = (name: string, column: string, table: string) => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const TABLES = [
  new Table({
    name: 'integrator_members',
    columns: [
      key(whole('user_id')),
      whole('integrator_id'),
      whole('invited_by'),
      { name: 'created_at', type: 'bigint' },
    ],
    indices: [{ name: 'ix_integrator_members_integrator', columnNames: ['integrator_id'] }],
    foreignKeys: [
      keyTo('fk_integrator_members_user', 'user_id', 'users'),
      keyTo('fk_integrator_members_integrator', 'integrator_id', 'integrators'),
    ],
  }),
  new Table({
    name: 'integrator_member_uses',
    columns: [
      key(whole('integrator_id')),
      key({ name: 'day', type: 'varchar', length: '10' }),
      whole('calls'),
      whole('items'),
    ],
    foreignKeys: [keyTo('fk_integrator_member_uses_integrator', 'integrator_id', 'integrators')],
  }),
];

/** The people of integrators, what they have checked, and who of them asked for a check of many. */
export class IntegratorMembers1764260820000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Each step looks for what is there, since MariaDB keeps those that were done when it is ended on the way.
    for (const each of TABLES) await runner.createTable(each, true);
    // Written out: TypeORM would build the table anew on SQLite.
    if (await runner.hasColumn('report_checks', 'member_id')) return;
    await runner.query('ALTER TABLE report_checks ADD COLUMN member_id integer NULL');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
