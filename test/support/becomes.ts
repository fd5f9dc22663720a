import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 30_000;

/**
 * Reads until it is what is wanted: pages follow what is done to them a moment later.
 * @throws what `expect` says of the last reading.
 */
export async function becomes<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const found = await read();
    try {
      return expect(found).toEqual(wanted);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await sleep(50);
  }
}
