import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** What is known of the payment for a record. Of those of before it is known whether there is a proof; the rest comes when their record changes. */
export class Payments1764260920000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'payments',
        columns: [
          { name: 'certificate_id', type: 'integer', isPrimary: true },
          { name: 'state', type: 'varchar', length: '10' },
          { name: 'judged_by', type: 'varchar', length: '10', isNullable: true },
          { name: 'expected', type: 'integer' },
          { name: 'amount_read', type: 'integer', isNullable: true },
          { name: 'paid_for', type: 'integer', isNullable: true },
          { name: 'transaction_key', type: 'varchar', length: '40', isNullable: true },
          { name: 'updated_at', type: 'bigint' },
        ],
        indices: [
          { name: 'ix_payments_state', columnNames: ['state', 'certificate_id'] },
          { name: 'ix_payments_updated', columnNames: ['updated_at', 'certificate_id'] },
          { name: 'ix_payments_transaction', columnNames: ['transaction_key'] },
        ],
        foreignKeys: [
          {
            name: 'fk_payments_certificate',
            columnNames: ['certificate_id'],
            referencedTableName: 'certificates',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.query(`INSERT INTO payments (certificate_id, state, expected, updated_at)
      SELECT c.id,
        CASE WHEN EXISTS (SELECT 1 FROM certificate_files f WHERE f.certificate_id = c.id AND f.field = 'paymentPhotos')
          THEN 'seen' ELSE 'expected' END,
        CASE c.type WHEN 'stamping' THEN 110160 ELSE 66960 END, c.updated_at
      FROM certificates c WHERE c.id NOT IN (SELECT certificate_id FROM payments)`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
