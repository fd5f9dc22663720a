import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Jest's global set-up of tests that need no server: one folder of copies for all test files of a run, as `mariadb.ts`
 * makes it.
 */
export default async function setUp(): Promise<void> {
  process.env.TEST_DATABASE_COPIES ??= await mkdtemp(join(tmpdir(), 'database-copies-'));
}
