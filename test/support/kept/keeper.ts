import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitFor } from '../server.js';

const START_MS = 120_000;
const ROOT = join(import.meta.dirname, '..', '..', '..');

/** A process that keeps servers for all test files of one of Jest's processes; started when it is first asked. */
export class Keeper {
  /** Where it says on which port it listens. */
  private readonly announcement: string;

  constructor(
    name: string,
    /** What it runs: see `keeping.ts`. */
    private readonly program: URL,
  ) {
    this.announcement = join(tmpdir(), `myverify-${name}-${process.pid}.port`);
  }

  async ask<T>(call: string): Promise<T> {
    if (!existsSync(this.announcement)) await this.start();
    const port = readFileSync(this.announcement, 'utf8');
    const answer = await fetch(`http://127.0.0.1:${port}${call}`, { method: 'POST' });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${call} does not start: ${text}`);
    return JSON.parse(text) as T;
  }

  private async start(): Promise<void> {
    const log = `${this.announcement}.log`;
    const output = openSync(log, 'w');
    const loader = join(ROOT, 'test/support/typescript-loader.mjs');
    const keeper = spawn(process.execPath, ['--import', loader, fileURLToPath(this.program), this.announcement], {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      env: { ...process.env },
    });
    keeper.unref();
    await waitFor(
      'the keeper of shared servers',
      async () => {
        if (keeper.exitCode !== null) throw new Error(`the keeper ended: ${readFileSync(log, 'utf8')}`);
        return existsSync(this.announcement);
      },
      START_MS,
    );
  }
}
