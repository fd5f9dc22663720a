import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From which event on each chain is keyed: what is there stays as it is hashed. The key is no business of the database:
 * the mark that proves where a chain begins is set by the first process that has it.
 */
export class KeyedAudit1764250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the table anew on SQLite.
    await runner.query('ALTER TABLE audit_chains ADD COLUMN keyed_from integer NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE audit_chains ADD COLUMN mark varchar(64) NULL');
    await runner.query('UPDATE audit_chains SET keyed_from = length + 1');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
