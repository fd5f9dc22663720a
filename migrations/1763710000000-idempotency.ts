import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

type Column = Omit<TableColumnOptions, 'name'>;

const whole: Column = { type: 'integer' };
const moment: Column = { type: 'bigint' };
const varchar = (length: number): Column => ({ type: 'varchar', length: String(length) });
const maybe = (column: Column): Column => ({ ...column, isNullable: true });
const primary = (column: Column): Column => ({ ...column, isPrimary: true });

const columns = (described: Record<string, Column>): TableColumnOptions[] =>
  Object.entries(described).map(([name, options]) => ({ ...options, name }));

export class Idempotency1763710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'idempotency_keys',
        columns: columns({
          id: { type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
          user_id: whole,
          idempotency_key: varchar(100),
          fingerprint: varchar(64),
          state: varchar(10),
          token: varchar(36),
          lease_until: moment,
          created_at: moment,
          status: maybe(whole),
          content_type: maybe(varchar(100)),
          upload_hash: maybe(varchar(64)),
          parts: whole,
        }),
        indices: [
          { name: 'ux_idempotency_keys_use', columnNames: ['user_id', 'idempotency_key'], isUnique: true },
          { name: 'ix_idempotency_keys_age', columnNames: ['created_at'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'idempotency_answers',
        columns: columns({ key_id: primary(whole), position: primary(whole), part: { type: 'text' } }),
        foreignKeys: [
          {
            name: 'fk_idempotency_answers_key',
            columnNames: ['key_id'],
            referencedTableName: 'idempotency_keys',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
