import type { Page } from 'playwright-core';

/** Holds what a page asks of an address until it is let go. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(url, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}
