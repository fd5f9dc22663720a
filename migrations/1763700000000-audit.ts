import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

type Column = Omit<TableColumnOptions, 'name'>;

const whole: Column = { type: 'integer' };
const moment: Column = { type: 'bigint' };
const text: Column = { type: 'text' };
const varchar = (length: number): Column => ({ type: 'varchar', length: String(length) });
const maybe = (column: Column): Column => ({ ...column, isNullable: true });
const primary = (column: Column): Column => ({ ...column, isPrimary: true });

const columns = (described: Record<string, Column>): TableColumnOptions[] =>
  Object.entries(described).map(([name, options]) => ({ ...options, name }));

export class Audit1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'audit_events',
        columns: columns({
          id: { type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
          chain: whole,
          sequence: whole,
          at: moment,
          actor_id: maybe(whole),
          action: varchar(60),
          subject_type: maybe(varchar(40)),
          subject_id: maybe(varchar(80)),
          before_values: maybe(text),
          after_values: maybe(text),
          previous_hash: varchar(64),
          hash: varchar(64),
        }),
        indices: [
          { name: 'ux_audit_events_place', columnNames: ['chain', 'sequence'], isUnique: true },
          { name: 'ix_audit_events_at', columnNames: ['at'] },
          { name: 'ix_audit_events_actor', columnNames: ['actor_id', 'at'] },
          { name: 'ix_audit_events_action', columnNames: ['action', 'at'] },
          { name: 'ix_audit_events_subject', columnNames: ['subject_type', 'subject_id', 'at'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'audit_chains',
        columns: columns({ chain: primary(whole), head: varchar(64), length: whole }),
      }),
    );
    const start = '0'.repeat(64);
    const chains = Array.from({ length: 16 }, (_, chain) => `(${chain}, '${start}', 0)`);
    await runner.query(`INSERT INTO audit_chains (chain, head, length) VALUES ${chains.join(', ')}`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
