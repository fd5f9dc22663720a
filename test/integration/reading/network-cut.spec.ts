import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { random, somebody } from '../../../bench/reading/passport-pages.mjs';
import { SCALE, TEXTS, textPage } from '../../../bench/reading/text-pages.mjs';
import { ForkedDocumentReader } from '../../../src/platform/reading/forked.document-reader.js';
import { launchBrowser } from '../../support/browser.js';
import { drawnPassport } from '../../support/passports.js';
import { SourceProcesses, translateChild } from '../../support/source-processes.js';

const CUT = ['--import', join(import.meta.dirname, '../../support/no-network.mjs')];

it('is cut for what the reader is started with', () => {
  const asks = "fetch('http://127.0.0.1:9999').catch((error) => console.log(error.cause.message))";
  const { stdout } = spawnSync(process.execPath, [...CUT, '-e', asks], { encoding: 'utf8' });
  expect(stdout).toContain('the network is cut');
});

it('is not needed to read passports and texts', async () => {
  const [child, browser] = await Promise.all([
    translateChild('src/platform/reading/document-reader.child.ts'),
    launchBrowser(),
  ]);
  const processes = new SourceProcesses(child.script, null, CUT);
  try {
    const reader = new ForkedDocumentReader(processes);
    const person = somebody(random(11));
    const passport = await reader.readPassport(await drawnPassport(person, 'scan', 3), 'image/jpeg');
    expect(passport).toMatchObject({ kind: 'read', zone: { documentNumber: person.number, isCertain: true } });
    const context = await browser.newContext({ deviceScaleFactor: SCALE });
    const { pdf, picture } = await textPage(context, TEXTS.english);
    for (const [bytes, type] of [
      [picture, 'image/png'],
      [pdf, 'application/pdf'],
    ] as const) {
      const reading = await reader.readText(bytes, type);
      expect(reading).toMatchObject({ kind: 'read', text: expect.stringContaining('UM-2023-004512') });
    }
  } finally {
    processes.onApplicationShutdown();
    await Promise.all([child.remove(), browser.close()]);
  }
});
