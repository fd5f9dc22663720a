import { rm } from 'node:fs/promises';

/** Jest's global tear-down: removes what the set-up in `database-copies.setup.ts` made. */
export default async function tearDown(): Promise<void> {
  const copies = process.env.TEST_DATABASE_COPIES;
  if (copies) await rm(copies, { recursive: true, force: true });
}
