import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Env } from '../../../src/config/env.js';
import { ChromiumPdfRenderer } from '../../../src/platform/pdf/chromium-pdf.renderer.js';
import { packagedChromiumRunsHere, unpackChromium } from '../../../src/platform/pdf/packaged-chromium.js';
import { RenderLimits } from '../../../src/platform/pdf/render-limits.js';
import { waitFor } from '../../support/server.js';
import { browserPid, browserProcesses, profileFolders, runningOf } from './browser-processes.js';
import { describeWithPoppler, textOf } from './poppler.js';
import { reportDocument } from './report.factory.js';

// A cold start unpacks the browser; a busy machine takes its time.
const chromiumPath = process.env.PUPPETEER_EXECUTABLE_PATH ?? null;

class ShortLimits extends RenderLimits {
  override readonly renderMs = 3000;
}

class Recycling extends RenderLimits {
  override readonly pages = 1;
  override readonly rendersPerPage = 2;
  override readonly idleMs = 200;
}

describeWithPoppler('the browser behind the renderer', () => {
  const opened: ChromiumPdfRenderer[] = [];
  const open = (limits?: RenderLimits, path = chromiumPath) => {
    const renderer = new ChromiumPdfRenderer(Object.assign(new Env(), { chromiumPath: path }), limits);
    opened.push(renderer);
    return renderer;
  };
  const never = new AbortController().signal;
  const render = (renderer: ChromiumPdfRenderer, name: string, signal = never) =>
    renderer.render(reportDocument({ name }), signal);
  const renderers = () => browserProcesses().filter(({ kind }) => kind === 'renderer');

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((renderer) => renderer.onApplicationShutdown()));
    await ended('every browser', () => browserProcesses());
    expect(profileFolders()).toEqual([]);
  });

  test('removes the folder of a process that was killed', async () => {
    const left = join(tmpdir(), 'myverify-browser-99999999-x');
    mkdirSync(left);
    await render(open(), 'Anyone');
    expect(existsSync(left)).toBe(false);
  });

  test('starts with the first report and leaves nothing behind when closed', async () => {
    const renderer = open();
    expect(browserProcesses()).toEqual([]);
    await render(renderer, 'First');
    const group = browserPid();
    expect(profileFolders()).toHaveLength(1);
    await renderer.onApplicationShutdown();
    await ended('the browser', () => runningOf(group));
    expect(profileFolders()).toEqual([]);
    await expect(render(renderer, 'Late')).rejects.toThrow('closed');
  });

  test('renders eight at once on four pages that are used again, and mixes nothing up', async () => {
    const renderer = open();
    const names = Array.from({ length: 8 }, (_, i) => `Holder ${'ABCDEFGH'[i]}${i}${i}`);
    const round = async () => {
      const pdfs = await Promise.all(names.map((name) => render(renderer, name)));
      pdfs.forEach((pdf, i) => {
        const text = textOf(pdf);
        expect(names.filter((name) => text.includes(name))).toEqual([names[i]]);
      });
      return renderers().map(({ pid }) => pid);
    };
    const first = await round();
    const second = await round();
    expect(second.filter((pid) => first.includes(pid)).length).toBeGreaterThanOrEqual(4);
    // Chromium keeps one spare renderer, and the page it starts with.
    for (const round of [first, second]) expect(round.length).toBeLessThanOrEqual(6);
  });

  test('does without a browser that was killed between two reports', async () => {
    const renderer = open();
    await render(renderer, 'Before');
    const killed = browserPid();
    process.kill(killed, 'SIGKILL');
    expect(textOf(await render(renderer, 'After the kill'))).toContain('After the kill');
    expect(browserPid()).not.toBe(killed);
    await ended('the killed browser', () => runningOf(killed));
  });

  test('renders anew what a killed browser was working on', async () => {
    const renderer = open();
    await render(renderer, 'Warm');
    const rendering = Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => render(renderer, `Holder ${name}`)));
    await pause(15);
    process.kill(browserPid(), 'SIGKILL');
    const texts = (await rendering).map(textOf);
    ['One', 'Two', 'Three', 'Four'].forEach((name, i) => {
      expect(texts[i]).toContain(`Holder ${name}`);
    });
  });

  test('kills a hung browser within the limit; the next report is rendered by a new one', async () => {
    const renderer = open(new ShortLimits());
    await render(renderer, 'Warm');
    const hung = browserPid();
    const started = Date.now();
    const rendering = expect(render(renderer, 'Stuck')).rejects.toThrow('not done within 3000 ms');
    await pause(10);
    process.kill(-hung, 'SIGSTOP');
    await rendering;
    expect(Date.now() - started).toBeLessThan(15_000);
    await ended('the hung browser', () => runningOf(hung));
    expect(textOf(await render(renderer, 'Free again'))).toContain('Free again');
  });

  test('obeys an abort at once, while the browser hangs too', async () => {
    const renderer = open(new ShortLimits());
    await render(renderer, 'Warm');
    process.kill(-browserPid(), 'SIGSTOP');
    const abort = new AbortController();
    const rendering = render(renderer, 'Unwanted', abort.signal);
    setTimeout(() => abort.abort(new Error('not wanted any more')), 100);
    const started = Date.now();
    await expect(rendering).rejects.toThrow('not wanted any more');
    expect(Date.now() - started).toBeLessThan(10_000);
    await expect(render(renderer, 'Unwanted', abort.signal)).rejects.toThrow('not wanted any more');
  });

  test('who gives up waiting takes no page, and nobody waits for them', async () => {
    const renderer = open(new Recycling());
    const abort = new AbortController();
    const first = render(renderer, 'First');
    const impatient = expect(render(renderer, 'Impatient', abort.signal)).rejects.toThrow('enough');
    const patient = render(renderer, 'Patient');
    abort.abort(new Error('enough'));
    await impatient;
    expect(textOf(await first)).toContain('First');
    expect(textOf(await patient)).toContain('Patient');
  });

  test('an aborted report leaves its page to nobody', async () => {
    const renderer = open();
    await render(renderer, 'Warm');
    const abort = new AbortController();
    const aborted = expect(render(renderer, 'Aborted Holder', abort.signal)).rejects.toThrow('stop');
    setTimeout(() => abort.abort(new Error('stop')), 10);
    await aborted;
    const pdfs = await Promise.all(['Ann', 'Ben', 'Cem', 'Dia', 'Eve'].map((name) => render(renderer, name)));
    expect(pdfs.map(textOf).filter((text) => text.includes('Aborted Holder'))).toEqual([]);
  });

  test('replaces worn pages and closes an idle browser', async () => {
    const renderer = open(new Recycling());
    for (const name of ['Ann', 'Ben', 'Cem', 'Dia', 'Eve'])
      expect(textOf(await render(renderer, name))).toContain(name);
    await ended('the idle browser', () => browserProcesses());
    expect(textOf(await render(renderer, 'Fay'))).toContain('Fay');
  });

  // The program of the test calls the packaged Chromium; elsewhere than on Linux x64 there is none.
  const testPackaged = packagedChromiumRunsHere() ? test : test.skip;
  testPackaged('starts another one where the first ends as it starts', async () => {
    const { executable, variables } = await unpackChromium();
    const folder = mkdtempSync(join(tmpdir(), 'myverify-test-'));
    const program = join(folder, 'ends-once');
    const exports = Object.entries(variables).map(([name, value]) => `export ${name}='${value}'`);
    writeFileSync(
      program,
      ['#!/bin/sh', `mkdir '${folder}/started' && exit 1`, ...exports, `exec '${executable}' "$@"`].join('\n'),
      { mode: 0o700 },
    );
    expect(textOf(await render(open(undefined, program), 'Second start'))).toContain('Second start');
    rmSync(folder, { recursive: true });
  });

  test('says so when the browser cannot be started, and leaves no folder', async () => {
    const renderer = open(undefined, '/nonexistent/chromium');
    await expect(render(renderer, 'Nobody')).rejects.toThrow('/nonexistent/chromium');
    expect(profileFolders()).toEqual([]);
  });
});

/** Processes take a moment to end after their signal. */
function ended(what: string, running: () => readonly unknown[]): Promise<boolean> {
  return waitFor(`the end of ${what}`, async () => running().length === 0, 15_000);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
