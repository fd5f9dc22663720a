import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const moment = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
const longText = (name: string): TableColumnOptions => ({ name, type: 'mediumtext' });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
const optional = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });
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
    name: 'report_checks',
    columns: [
      { ...whole('id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
      whole('integrator_id'),
      optional(whole('key_id')),
      varchar('mode', 4),
      whole('total'),
      whole('done'),
      longText('problems'),
      moment('created_at'),
      optional(moment('finished_at')),
    ],
    indices: [
      { name: 'ix_report_checks_integrator', columnNames: ['integrator_id'] },
      { name: 'ix_report_checks_age', columnNames: ['created_at'] },
    ],
    foreignKeys: [keyTo('fk_report_checks_integrator', 'integrator_id', 'integrators')],
  }),
  new Table({
    name: 'report_check_parts',
    columns: [
      { ...whole('check_id'), isPrimary: true },
      { ...whole('position'), isPrimary: true },
      optional(longText('items')),
      optional(longText('outcomes')),
    ],
    foreignKeys: [keyTo('fk_report_check_parts_check', 'check_id', 'report_checks')],
  }),
  new Table({
    name: 'integrator_reports',
    columns: [
      { ...whole('integrator_id'), isPrimary: true },
      { ...varchar('number', 25), isPrimary: true },
      moment('since'),
    ],
    indices: [{ name: 'ix_integrator_reports_number', columnNames: ['number'] }],
    foreignKeys: [keyTo('fk_integrator_reports_integrator', 'integrator_id', 'integrators')],
  }),
];

/** Checks of many reports that are done beside the request, and which reports an integrator has checked. */
export class ReportChecks1764260100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of TABLES) await runner.createTable(each, true);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
