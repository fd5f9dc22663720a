import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  type TableForeignKeyOptions,
} from 'typeorm';

const id: TableColumnOptions = {
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
};
const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const moment = (name: string, isNullable = false): TableColumnOptions => ({ name, type: 'bigint', isNullable });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
const ofUser = (name: string): TableForeignKeyOptions => ({
  name,
  columnNames: ['user_id'],
  referencedTableName: 'users',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});
const byUser = (name: string) => ({ name, columnNames: ['user_id'] });

const TABLES = [
  new Table({
    name: 'factors',
    columns: [
      id,
      whole('user_id'),
      varchar('kind', 7),
      varchar('name', 60),
      { name: 'secret', type: 'text' },
      moment('last_step', true),
      moment('created_at'),
      moment('last_used_at', true),
    ],
    indices: [byUser('ix_factors_user')],
    foreignKeys: [ofUser('fk_factors_user')],
  }),
  new Table({
    name: 'recovery_codes',
    columns: [id, whole('user_id'), varchar('code_hash', 64), moment('used_at', true)],
    indices: [byUser('ix_recovery_codes_user')],
    foreignKeys: [ofUser('fk_recovery_codes_user')],
  }),
  new Table({
    name: 'factor_tickets',
    columns: [
      { ...varchar('ticket_hash', 64), isPrimary: true },
      whole('user_id'),
      varchar('purpose', 5),
      { ...varchar('session_id', 32), isNullable: true },
      whole('tries'),
      moment('expires_at'),
    ],
    indices: [byUser('ix_factor_tickets_user')],
    foreignKeys: [ofUser('fk_factor_tickets_user')],
  }),
  new Table({
    name: 'factor_removals',
    columns: [{ ...whole('user_id'), isPrimary: true }, whole('asked_by'), moment('asked_at')],
    foreignKeys: [ofUser('fk_factor_removals_user')],
  }),
];

/** What people show beside their passwords, and sign-ins that wait for it. */
export class SecondFactors1764220100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table, true);
    // Written out: TypeORM would build the table anew on SQLite.
    await runner.query('ALTER TABLE sessions ADD COLUMN factor_at bigint NULL');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
