import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { nodeCommand } from '../../scripts/node-command.mjs';
import { FILES_KEY } from './files-key.js';
import { freePort } from './free-port.js';
import { keysIn, loseObject } from './s3.js';
import { mailsIn } from './written-mails.js';

const ROOT = join(import.meta.dirname, '..', '..');
const START_MS = 60_000;
/** Within 30 s, on a machine that is not as busy as one that runs tests. */
const STOP_MS = 45_000;

export const ADMIN = { email: 'admin@demo.example', password: 'Officer-2026' };
export const STUDENT = { email: 'student@demo.example', password: 'Student-2026' };

export interface ServerOptions {
  /** Settings beside the defaults: a data folder of its own, a free port, limits scaled up. */
  readonly env?: Readonly<Record<string, string>>;
  /** The name under which its users reach it, for what belongs to names alone, such as passkeys. */
  readonly publicHost?: string;
  /** A data folder to go on with, such as that of a server that was killed. */
  readonly dataDir?: string;
}

/**
 * What a server stands on where it is not embedded: a database, a database of Redis, a corner of a bucket, an SMTP
 * server.
 */
export interface Surroundings {
  readonly settings: Readonly<Record<string, string>>;
  readonly mailDir: string;
  /** The folder in which the S3 server keeps their objects. */
  readonly storedIn: string;
}

/** By their addresses. */
const running = new Map<string, RunningServer>();

export function serverAt(url: string): RunningServer {
  const server = running.get(url);
  if (!server) throw new Error(`no server of this test at ${url}`);
  return server;
}

/** The built server as a process of its own. */
export class RunningServer {
  constructor(
    readonly url: string,
    readonly dataDir: string,
    /** `null`: of a server that test files share nobody ends or stops the processes. */
    private readonly child: ChildProcess | null,
    readonly output: readonly string[],
    /** What it needs beside its data folder, where it is not embedded. */
    private readonly surroundings: Surroundings | null = null,
    private readonly databaseUrl = surroundings?.settings.DATABASE_URL,
  ) {
    running.set(url, this);
  }

  get process(): ChildProcess {
    if (!this.child) throw new Error('this test needs a server of its own: see test/support/stack');
    return this.child;
  }

  get pid(): number {
    if (this.process.pid === undefined) throw new Error('the server did not start');
    return this.process.pid;
  }

  get log(): string {
    return this.output.join('');
  }

  /** What another process needs to work on the same data. */
  get settings(): Readonly<Record<string, string>> {
    return { ...this.surroundings?.settings, DATA_DIR: this.dataDir };
  }

  /** The address of its tables. */
  get database(): string {
    return this.databaseUrl ?? `sqlite:${join(this.dataDir, 'myverify.sqlite')}`;
  }

  /** The keys under which files are stored; the sealed ends of the audit trail, which come by themselves, are none. */
  async storedKeys(): Promise<string[]> {
    return (await this.allKeys()).filter((key) => !key.startsWith('audit-anchors/'));
  }

  private async allKeys(): Promise<string[]> {
    if (this.surroundings) return keysIn(this.surroundings.storedIn);
    const root = join(this.dataDir, 'files');
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('.unfinished'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .sort();
  }

  /** Loses the bytes of a file, as no call can. */
  async loseStored(key: string): Promise<void> {
    await (this.surroundings ? loseObject(this.surroundings.storedIn, key) : rm(join(this.dataDir, 'files', key)));
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
    return mailsIn(this.surroundings?.mailDir ?? join(this.dataDir, 'mails'));
  }

  /** The newest mail to an address that a test accepts, once it is there. */
  async mailTo(address: string, accept: (mail: Email) => boolean = () => true): Promise<Email> {
    return waitFor(`a mail to ${address}`, async () => {
      const mails = await this.mails();
      return mails.reverse().find((mail) => mail.to?.[0]?.address === address && accept(mail));
    });
  }

  protected async end(signal: NodeJS.Signals): Promise<number | null> {
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

/**
 * Whether this run of the tests asks a production in small: two APIs and two workers on MariaDB, Redis, S3 and SMTP.
 */
export const ON_STACK = Reflect.get(globalThis, 'TEST_STACK') === true;

type Starter = (options: ServerOptions) => Promise<RunningServer>;

let starter: Starter = startAlone;

/** Has servers given by another means from now on. */
export function startInstead(other: Starter): void {
  starter = other;
}

/** Gives a server that is ready, with the data that a start makes. */
export function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  return starter(options);
}

/** Starts the built server and waits until it is ready. */
export async function startAlone({
  env = {},
  dataDir,
  publicHost = '127.0.0.1',
}: ServerOptions = {}): Promise<RunningServer> {
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
      FILES_KEY,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://${publicHost}:${port}`,
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: '1000',
      // One officer is enough, where a test does not ask for two.
      SECOND_APPROVAL: 'off',
      // What the desk decides is done at once, where a test does not ask for a hold.
      DECISION_HOLD_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const server = new RunningServer(url, folder, child, output, null, env.DATABASE_URL);
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
  limit = 60_000,
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${limit} ms in vain for ${what}`);
    await sleep(50);
  }
}
