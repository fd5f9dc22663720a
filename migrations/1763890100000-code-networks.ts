import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Written out: TypeORM would build the table anew on SQLite. */
const NEW_COLUMNS = ['network varchar(20) NULL', 'tries_elsewhere integer NOT NULL DEFAULT 0'];

export class CodeNetworks1763890100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of NEW_COLUMNS) await runner.query(`ALTER TABLE verification_codes ADD COLUMN ${column}`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
