import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const moment = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
const optional = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });
const ID: TableColumnOptions = {
  ...whole('id'),
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
};
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
    name: 'webhooks',
    columns: [
      ID,
      whole('version'),
      whole('integrator_id'),
      varchar('mode', 4),
      varchar('url', 500),
      varchar('events', 200),
      varchar('state', 3),
      varchar('secret', 400),
      optional(varchar('old_secret', 400)),
      optional(moment('old_secret_until')),
      moment('created_at'),
    ],
    indices: [{ name: 'ix_webhooks_integrator', columnNames: ['integrator_id'] }],
    foreignKeys: [keyTo('fk_webhooks_integrator', 'integrator_id', 'integrators')],
  }),
  new Table({
    name: 'webhook_deliveries',
    columns: [
      ID,
      whole('webhook_id'),
      varchar('event_id', 40),
      varchar('type', 20),
      optional(varchar('number', 25)),
      optional(whole('check_id')),
      moment('at'),
      varchar('state', 9),
      whole('tries'),
      optional(moment('next_try_at')),
    ],
    indices: [
      { name: 'ix_webhook_deliveries_webhook', columnNames: ['webhook_id', 'id'] },
      { name: 'ix_webhook_deliveries_age', columnNames: ['at'] },
    ],
    foreignKeys: [keyTo('fk_webhook_deliveries_webhook', 'webhook_id', 'webhooks')],
  }),
  new Table({
    name: 'webhook_attempts',
    columns: [
      ID,
      whole('delivery_id'),
      moment('at'),
      optional(whole('status')),
      optional(varchar('problem', 20)),
      whole('milliseconds'),
    ],
    indices: [{ name: 'ix_webhook_attempts_delivery', columnNames: ['delivery_id'] }],
    foreignKeys: [keyTo('fk_webhook_attempts_delivery', 'delivery_id', 'webhook_deliveries')],
  }),
];

/** Where integrators are told of what becomes of reports, what they were told, and how that went. */
export class Webhooks1764260200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of TABLES) await runner.createTable(each, true);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
