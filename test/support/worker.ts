import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeCommand } from '../../scripts/node-command.mjs';
import { FILES_KEY } from './files-key.js';

const ROOT = join(import.meta.dirname, '..', '..');
const STOP_MS = 45_000;

/** The built worker as a process of its own. */
export class RunningWorker {
  private readonly output: string[] = [];

  constructor(readonly process: ChildProcess) {
    process.stdout?.on('data', (chunk) => this.output.push(String(chunk)));
    process.stderr?.on('data', (chunk) => this.output.push(String(chunk)));
  }

  get pid(): number {
    if (this.process.pid === undefined) throw new Error('the worker did not start');
    return this.process.pid;
  }

  get log(): string {
    return this.output.join('');
  }

  /** @returns the exit code; `null` where a signal ended it. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) {
      const gone = once(this.process, 'exit');
      this.process.kill(signal);
      if ((await Promise.race([gone, sleep(STOP_MS, 'late', { ref: false })])) === 'late') {
        this.process.kill('SIGKILL');
        throw new Error(`the worker did not stop within ${STOP_MS} ms:\n${this.log}`);
      }
    }
    return this.process.exitCode;
  }
}

/** Starts a worker on the data and with the settings of a server. It works on jobs as soon as it is up. */
export function startWorker(dataDir: string, env: Readonly<Record<string, string>>): RunningWorker {
  const child = spawn(process.execPath, nodeCommand('start:worker'), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), FILES_KEY, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new RunningWorker(child);
}
