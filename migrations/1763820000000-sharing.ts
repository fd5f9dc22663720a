import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions, type TableOptions } from 'typeorm';

type Key = Exclude<TableOptions['foreignKeys'], undefined>[number];

const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const moment = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
const serial: TableColumnOptions = {
  ...whole('id'),
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
};
const nullable = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });

const key = (name: string, column: string, table: string): Key => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const SHARES = new Table({
  name: 'shares',
  columns: [
    serial,
    whole('certificate_id'),
    varchar('label', 100),
    varchar('token_hash', 64),
    nullable(varchar('pin_hash', 200)),
    whole('download'),
    moment('created_at'),
    moment('ends_at'),
    nullable(moment('stopped_at')),
    whole('opened'),
    whole('downloaded'),
    nullable(moment('last_viewed_at')),
    whole('wrong_pins'),
    whole('pin_tries'),
    moment('pin_window_ends'),
  ],
  indices: [
    { name: 'ux_shares_token', columnNames: ['token_hash'], isUnique: true },
    { name: 'ix_shares_certificate', columnNames: ['certificate_id', 'ends_at'] },
    { name: 'ix_shares_ends', columnNames: ['ends_at'] },
  ],
  foreignKeys: [key('fk_shares_certificate', 'certificate_id', 'certificates')],
});

const VIEWS = new Table({
  name: 'share_views',
  columns: [serial, whole('share_id'), varchar('kind', 12), moment('viewed_at')],
  indices: [{ name: 'ix_share_views_share', columnNames: ['share_id', 'id'] }],
  foreignKeys: [key('fk_share_views_share', 'share_id', 'shares')],
});

const CHOICES = new Table({
  name: 'look_up_choices',
  columns: [
    { ...whole('certificate_id'), isPrimary: true },
    whole('public_look_up'),
    whole('tell_holder'),
    moment('told_at'),
  ],
  foreignKeys: [key('fk_look_up_choices_certificate', 'certificate_id', 'certificates')],
});

export class Sharing1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(SHARES);
    await runner.createTable(VIEWS);
    await runner.createTable(CHOICES);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
