import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

export class MailIds1763910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'jobs',
      new TableColumn({ name: 'mail_id', type: 'varchar', length: '36', isNullable: true }),
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
