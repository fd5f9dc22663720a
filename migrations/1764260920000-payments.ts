import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const BATCH = 10_000;

/** Goes on behind the last record that has a row, so that it can be killed and started again. */
async function fill(runner: QueryRunner): Promise<void> {
  const last = Number((await runner.query('SELECT MAX(id) AS id FROM certificates'))[0].id ?? 0);
  const [done] = await runner.query('SELECT MAX(certificate_id) AS id FROM payments');
  for (let after = Number(done.id ?? 0); after < last; after += BATCH) {
    await runner.query(
      `INSERT INTO payments (certificate_id, state, expected, updated_at)
       SELECT c.id,
         CASE WHEN EXISTS (SELECT 1 FROM certificate_files f WHERE f.certificate_id = c.id AND f.field = 'paymentPhotos')
           THEN 'seen' ELSE 'expected' END,
         CASE c.type WHEN 'stamping' THEN 110160 ELSE 66960 END, c.updated_at
       FROM certificates c WHERE c.id > ? AND c.id <= ?`,
      [after, after + BATCH],
    );
  }
}

/**
 * What is known of the payment for a record. Of those of before it is known whether there is a proof; the rest comes
 * when their record changes.
 */
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
    await fill(runner);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
