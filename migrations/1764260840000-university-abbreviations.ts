import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';

export class UniversityAbbreviations1764260840000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'universities',
      new TableColumn({ name: 'abbreviation', type: 'varchar', length: '20', isNullable: true }),
    );
    await runner.createIndex(
      'universities',
      new TableIndex({ name: 'ix_universities_abbreviation', columnNames: ['abbreviation', 'name_key'] }),
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
