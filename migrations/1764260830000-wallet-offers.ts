import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const moment = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
const hash = (name: string): TableColumnOptions => ({ name, type: 'varchar', length: '64' });
const optional = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });

const TABLES = [
  new Table({
    name: 'wallet_offers',
    columns: [
      { ...whole('id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
      whole('certificate_id'),
      hash('code_hash'),
      hash('pin_hash'),
      whole('wrong_pins'),
      moment('ends_at'),
      optional(hash('token_hash')),
      optional(moment('token_ends_at')),
      optional(moment('issued_at')),
    ],
    indices: [
      { name: 'ux_wallet_offers_code', columnNames: ['code_hash'], isUnique: true },
      { name: 'ux_wallet_offers_token', columnNames: ['token_hash'], isUnique: true },
      { name: 'ix_wallet_offers_certificate', columnNames: ['certificate_id'] },
      { name: 'ix_wallet_offers_ends', columnNames: ['ends_at'] },
    ],
    foreignKeys: [
      {
        name: 'fk_wallet_offers_certificate',
        columnNames: ['certificate_id'],
        referencedTableName: 'certificates',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
        onUpdate: 'NO ACTION',
      },
    ],
  }),
  new Table({
    name: 'wallet_nonces',
    columns: [{ ...hash('nonce_hash'), isPrimary: true }, moment('ends_at')],
    indices: [{ name: 'ix_wallet_nonces_ends', columnNames: ['ends_at'] }],
  }),
];

export class WalletOffers1764260830000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
