import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';

const DIGEST = { name: 'pixels', type: 'varchar', length: '64', isNullable: true };
const INDEX = { name: 'ix_files_pixels', columnNames: ['pixels'] };

/** Where the words of a document stand, beside its text; what pictures look like, beside what their bytes are. */
export class PlacesAndPixels1764260970000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What was done is kept by MariaDB when it is ended on the way.
    if (!(await runner.hasColumn('readings', 'places'))) {
      await runner.addColumn('readings', new TableColumn({ name: 'places', type: 'text', isNullable: true }));
    }
    if (!(await runner.hasColumn('files', DIGEST.name))) await runner.addColumn('files', new TableColumn(DIGEST));
    const files = await runner.getTable('files');
    if (!files?.indices.some(({ name }) => name === INDEX.name)) {
      await runner.createIndex('files', new TableIndex(INDEX));
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
