import { chromium } from 'playwright-core';

/** The browser that the service prints with. */
export async function launched() {
  const { unpackChromium } = await import('../../dist/src/platform/pdf/packaged-chromium.js');
  const { executable, variables } = await unpackChromium();
  const args = ['--no-sandbox', '--disable-gpu'];
  return chromium.launch({ executablePath: executable, env: { ...process.env, ...variables }, args });
}
