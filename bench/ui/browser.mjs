import puppeteer from 'puppeteer-core';
import { packagedChromiumRunsHere, unpackChromium } from '../../dist/src/platform/pdf/packaged-chromium.js';

/** The browser that also renders the reports, with a debugging port for Lighthouse. */
export async function launchBrowser() {
  const { executable, variables } = await chooseProgram();
  return puppeteer.launch({
    executablePath: executable,
    env: { ...process.env, ...variables },
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}

async function chooseProgram() {
  const own = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (own) return { executable: own, variables: {} };
  if (packagedChromiumRunsHere()) return unpackChromium();
  throw new Error('Set PUPPETEER_EXECUTABLE_PATH: the packaged Chromium is for Linux on x64 only.');
}
