import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Browser } from 'puppeteer-core';
import type { BrowserSandbox } from '../../config/chromium.js';
import { noSandbox, sandboxFlags } from './browser-sandbox.js';
import { removeLeftBehind } from './left-behind.js';
import { type ChromiumProgram, packagedChromiumRunsHere, unpackChromium } from './packaged-chromium.js';

/** The browser ended while it was needed: another try on a new one may well succeed. */
export class BrowserGone extends Error {
  override readonly name = 'BrowserGone';
}

export interface LaunchedBrowser {
  readonly browser: Browser;
  readonly pid: number;
  readonly profile: string;
}

const PROFILE = /^myverify-browser-(\d+)-/;

/** Nothing leaves: no name resolves, and what has an address goes to a proxy that is not there, loopback included. */
const FLAGS = [
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-crash-reporter',
  '--dns-prefetch-disable',
  '--no-pings',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--font-render-hinting=none',
];

const logger = new Logger('Chromium');

/**
 * Starts a browser with a profile folder of its own, as the leader of a process group of its own, spoken to over a
 * pipe: it opens no port, and it ends when this process dies.
 * @param path executable to use in place of the packaged one.
 * @throws BrowserGone where one ends as it starts; Error where none starts, or not in the sandbox that it needs.
 */
export async function launchBrowser(
  path: string | null,
  timeoutMs: number,
  sandbox: BrowserSandbox = 'tried',
): Promise<LaunchedBrowser> {
  const [first = [], otherwise] = sandboxFlags(sandbox, process.getuid?.() === 0);
  await removeLeftBehind(tmpdir(), PROFILE);
  const program = await chooseProgram(path);
  try {
    return await launch(program, first, timeoutMs);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (sandbox === 'needed') throw noSandbox(why);
    if (!otherwise) throw error;
    // Containers and Ubuntu 24.04 forbid the user namespaces that the sandbox is made of.
    logger.warn(`Chromium does not start in its sandbox, trying without: ${why}`);
    return launch(program, otherwise, timeoutMs);
  }
}

async function chooseProgram(path: string | null): Promise<ChromiumProgram | null> {
  if (path) return { executable: path, variables: {} };
  return packagedChromiumRunsHere() ? unpackChromium() : null;
}

async function launch(
  program: ChromiumProgram | null,
  flags: readonly string[],
  timeout: number,
): Promise<LaunchedBrowser> {
  const { default: puppeteer, ProtocolError } = await import('puppeteer-core');
  const profile = await mkdtemp(join(tmpdir(), `myverify-browser-${process.pid}-`));
  try {
    const browser = await puppeteer.launch({
      // Elsewhere than on Linux x64 an installed Chrome is looked for.
      ...(program ? { executablePath: program.executable } : { channel: 'chrome' }),
      headless: program?.variables.FONTCONFIG_FILE ? 'shell' : true,
      pipe: true,
      userDataDir: profile,
      args: [...FLAGS, ...flags],
      ...(program ? { env: { ...environment(profile), ...program.variables } } : {}),
      timeout,
      protocolTimeout: timeout,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      waitForInitialPage: false,
    });
    const pid = browser.process()?.pid;
    if (pid === undefined) throw new Error('the browser has no process');
    return { browser, pid, profile };
  } catch (error) {
    await removeProfile(profile);
    if (error instanceof ProtocolError) throw new BrowserGone('the browser ended as it started', { cause: error });
    throw error;
  }
}

/** The settings of this process, secrets among them, are not for the browser. */
function environment(profile: string): Record<string, string> {
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    LANG: 'C.UTF-8',
    HOME: profile,
    TMPDIR: profile,
    XDG_CONFIG_HOME: profile,
    XDG_CACHE_HOME: profile,
  };
}

export async function removeProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
