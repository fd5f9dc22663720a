import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** What universities were called before; what they were called before this is in the audit trail alone. */
export class UniversityFormerNames1764261040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('universities', 'former_names')) return;
    await runner.addColumn(
      'universities',
      new TableColumn({ name: 'former_names', type: 'mediumtext', isNullable: true }),
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
