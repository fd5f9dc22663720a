import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { nodeCommand } from '../../scripts/node-command.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const START_MS = 60_000;
const STOP_MS = 30_000;

export const ADMIN = { email: 'admin@demo.example', password: 'Officer-2026' };
export const STUDENT = { email: 'student@demo.example', password: 'Student-2026' };

export interface ServerOptions {
  /** Settings beside the defaults: a data folder of its own, a free port, limits scaled up. */
  readonly env?: Readonly<Record<string, string>>;
  /** A data folder to go on with, such as that of a server that was killed. */
  readonly dataDir?: string;
}

/** The built server as a process of its own. */
export class RunningServer {
  constructor(
    readonly url: string,
    readonly dataDir: string,
    readonly process: ChildProcess,
    private readonly output: string[],
  ) {}

  get pid(): number {
    if (this.process.pid === undefined) throw new Error('the server did not start');
    return this.process.pid;
  }

  get log(): string {
    return this.output.join('');
  }

  /** Ends it as an operator does; the data stay. @returns the exit code. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops it and removes its data. */
  async dispose(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** The mails written so far, oldest first. */
  async mails(): Promise<Email[]> {
    const folder = join(this.dataDir, 'mails');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    return mails.sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
  }

  /** The newest mail to an address that a test accepts, once it is there. */
  async mailTo(address: string, accept: (mail: Email) => boolean = () => true): Promise<Email> {
    return waitFor(`a mail to ${address}`, async () => {
      const mails = await this.mails();
      return mails.reverse().find((mail) => mail.to?.[0]?.address === address && accept(mail));
    });
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) {
      const gone = once(this.process, 'exit');
      this.process.kill(signal);
      const late = sleep(STOP_MS, 'late', { ref: false });
      if ((await Promise.race([gone, late])) === 'late') {
        this.process.kill('SIGKILL');
        throw new Error(`the server did not stop within ${STOP_MS} ms:\n${this.log}`);
      }
    }
    return this.process.exitCode;
  }
}

/** Starts the built server and waits until it is ready. */
export async function startServer({ env = {}, dataDir }: ServerOptions = {}): Promise<RunningServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'myverify-e2e-')));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const output: string[] = [];
  const child = spawn(process.execPath, nodeCommand('start:api'), {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: tmpdir(),
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const server = new RunningServer(url, folder, child, output);
  await waitFor(
    'the server',
    async () => {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${server.log}`);
      const answer = await fetch(`${url}/health/ready`).catch(() => null);
      return answer?.ok;
    },
    START_MS,
  );
  return server;
}

/** Asks until there is an answer. @throws Error that names what was waited for. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | undefined | null | false>,
  limit = 30_000,
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${limit} ms in vain for ${what}`);
    await sleep(50);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
