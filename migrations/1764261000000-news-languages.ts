import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Of which screens an article is; those from before are of every language. */
export class NewsLanguages1764261000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('news', 'language')) return;
    await runner.addColumn(
      'news',
      new TableColumn({ name: 'language', type: 'varchar', length: '5', isNullable: true }),
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
