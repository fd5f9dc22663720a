import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** Rows of one account are found by it; the key of a row may be made of more than the account. */
export class LoginNetworks1763890000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite.
    await runner.query('ALTER TABLE login_failures ADD COLUMN of_account varchar(64) NULL');
    const index = new TableIndex({ name: 'ix_login_failures_account', columnNames: ['of_account'] });
    await runner.createIndex('login_failures', index);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
