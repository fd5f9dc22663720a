import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMES = { code_gates: 'address_locks', queue_gates: 'queue_locks' };

/** Rows that exist only to be locked are called so. MariaDB keeps the first name where the second was not reached. */
export class LockRows1764000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [old, name] of Object.entries(NAMES)) {
      if (await runner.hasTable(old)) await runner.query(`ALTER TABLE ${old} RENAME TO ${name}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
