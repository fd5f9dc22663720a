import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions, TableIndex } from 'typeorm';

type Column = Omit<TableColumnOptions, 'name'>;

const serial: Column = { type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' };
const whole: Column = { type: 'integer' };
const moment: Column = { type: 'bigint' };
const varchar = (length: number): Column => ({ type: 'varchar', length: String(length) });
const primary = (column: Column): Column => ({ ...column, isPrimary: true });

const columns = (described: Record<string, Column>): TableColumnOptions[] =>
  Object.entries(described).map(([name, options]) => ({ ...options, name }));

const NOWHERE = '0'.repeat(64);

/** Written out: TypeORM would build the tables anew on SQLite, and with them the rows that belong to theirs. */
const NEW_COLUMNS = [
  ['users', 'erased_at bigint NULL'],
  ['reports', 'erased_at bigint NULL'],
  ['audit_chains', 'trimmed integer NOT NULL DEFAULT 0'],
  ['audit_chains', `trimmed_hash varchar(64) NOT NULL DEFAULT '${NOWHERE}'`],
] as const;

/** What is to be removed is found by its age. */
const AGES = [
  ['users', 'ix_users_erased', ['erased_at']],
  ['reports', 'ix_reports_erased', ['erased_at']],
  ['sessions', 'ix_sessions_expiry', ['expires_at']],
  ['verification_codes', 'ix_codes_age', ['created_at']],
  ['login_failures', 'ix_login_failures_end', ['window_ends']],
  ['jobs', 'ix_jobs_done', ['done_at']],
  ['certificates', 'ix_certificates_unchanged', ['status', 'updated_at']],
] as const;

export class PersonalData1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of NEW_COLUMNS) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column}`);
    for (const [table, name, columnNames] of AGES) {
      await runner.createIndex(table, new TableIndex({ name, columnNames: [...columnNames] }));
    }
    await runner.createTable(
      new Table({
        name: 'consents',
        columns: columns({
          id: serial,
          user_id: whole,
          notice: varchar(20),
          version: varchar(20),
          language: varchar(5),
          given_at: moment,
        }),
        indices: [
          { name: 'ux_consents_once', columnNames: ['user_id', 'notice', 'version', 'language'], isUnique: true },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'sweep_cursors',
        columns: columns({ name: primary(varchar(40)), after_moment: moment, after_id: varchar(40) }),
      }),
    );
    await runner.query("INSERT INTO sweep_cursors (name, after_moment, after_id) VALUES ('stray-files', 0, '')");
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
