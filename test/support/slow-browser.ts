import { createHash } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';

const { MYVERIFY_TEST_DELAY_MS, MYVERIFY_TEST_DELAY_SEED = '', MYVERIFY_TEST_CPU_SLOWDOWN } = process.env;

/**
 * For who looks for tests that depend on how fast things arrive (docs/contributing.md): does nothing unless the
 * environment asks for it.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (MYVERIFY_TEST_DELAY_MS) await delayRequests(context, Number(MYVERIFY_TEST_DELAY_MS));
  if (!MYVERIFY_TEST_CPU_SLOWDOWN) return;
  context.on('page', async (page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(MYVERIFY_TEST_CPU_SLOWDOWN) });
  });
}

/**
 * Each request waits for a time up to the longest: most are quick and a few very slow, so that much comes in another
 * order than usual. The time follows from seed, address and turn alone, so that what is found can be found again.
 */
async function delayRequests(context: BrowserContext, longest: number): Promise<void> {
  const turns = new Map<string, number>();
  // What a test routes itself comes first and is not delayed. Nothing comes from the browser's cache any more.
  await context.route('**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const asked = `${route.request().method()} ${pathname}${search}`;
    const turn = (turns.get(asked) ?? 0) + 1;
    turns.set(asked, turn);
    const hash = createHash('sha1').update(`${MYVERIFY_TEST_DELAY_SEED} ${turn} ${asked}`).digest();
    const draw = hash.readUInt32BE() / 2 ** 32;
    await new Promise((done) => setTimeout(done, draw ** 3 * longest));
    // The page may be gone by then.
    await route.fallback().catch(() => undefined);
  });
}
