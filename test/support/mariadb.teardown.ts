import { rm } from 'node:fs/promises';

interface Stoppable {
  stop(): Promise<void>;
}

/** Jest's global tear-down: stops what the set-up in `mariadb.ts` started, and removes what it made. */
export default async function tearDown(): Promise<void> {
  const running: Stoppable | undefined = Reflect.get(globalThis, Symbol.for('test-mariadb'));
  await running?.stop();
  const copies = process.env.TEST_DATABASE_COPIES;
  if (copies) await rm(copies, { recursive: true, force: true });
}
