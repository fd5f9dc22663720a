interface Stoppable {
  stop(): Promise<void>;
}

/** Jest's global tear-down: stops what the set-up in `mariadb.ts` started. */
export default async function tearDown(): Promise<void> {
  const running: Stoppable | undefined = Reflect.get(globalThis, Symbol.for('test-mariadb'));
  await running?.stop();
}
