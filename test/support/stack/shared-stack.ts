import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RunningServer, type ServerOptions, type Surroundings, startAlone, waitFor } from '../server.js';
import { type RunningWorker, startWorker } from '../worker.js';

const START_MS = 120_000;
const ROOT = join(import.meta.dirname, '..', '..', '..');

export interface HandedOut extends Surroundings {
  readonly url: string;
  readonly dataDir: string;
  readonly log: string;
  /** The addresses of the APIs behind the balancer. */
  readonly apis: readonly string[];
}

/** The shared stack, as a test sees it. Nobody ends or looks into its processes: who wants that starts a server of his own. */
class SharedServer extends RunningServer {
  constructor(private readonly handedOut: HandedOut) {
    super(handedOut.url, handedOut.dataDir, null, [], handedOut);
  }

  override get log(): string {
    return existsSync(this.handedOut.log) ? readFileSync(this.handedOut.log, 'utf8') : '';
  }

  override async dispose(): Promise<void> {}
}

/** A server with settings of its own, with a worker beside it. */
class OwnServer extends RunningServer {
  constructor(
    server: RunningServer,
    child: ChildProcess,
    surroundings: Surroundings,
    private readonly worker: RunningWorker,
  ) {
    super(server.url, server.dataDir, child, server.output, surroundings);
  }

  override get log(): string {
    return super.log + this.worker.log;
  }

  protected override async end(signal: NodeJS.Signals): Promise<number | null> {
    await this.worker.end(signal);
    return super.end(signal);
  }
}

/** Where the keeper of this process's stack listens. */
const announcement = join(tmpdir(), `myverify-stack-${process.pid}.port`);
const known = new Map<string, Surroundings>();

/** In place of an embedded server: the shared stack, or a server in its surroundings where it has settings of its own. */
export async function startOnStack(options: ServerOptions): Promise<RunningServer> {
  const { env = {}, dataDir } = options;
  if (dataDir === undefined && Object.keys(env).length === 0) {
    return new SharedServer(await ask<HandedOut>('/stack'));
  }
  const surroundings = (dataDir && known.get(dataDir)) || (await ask<Surroundings>('/surroundings'));
  const settings = { ...surroundings.settings, ...env };
  const server = await startAlone({ ...options, env: settings });
  if (!server.process) throw new Error('the server has no process');
  known.set(server.dataDir, surroundings);
  const worker = startWorker(server.dataDir, { PUBLIC_URL: server.url, ...settings });
  return new OwnServer(server, server.process, { ...surroundings, settings }, worker);
}

async function ask<T>(call: string): Promise<T> {
  if (!existsSync(announcement)) await startKeeper();
  const answer = await fetch(`http://127.0.0.1:${readFileSync(announcement, 'utf8')}${call}`, { method: 'POST' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the stack does not start: ${text}`);
  return JSON.parse(text) as T;
}

async function startKeeper(): Promise<void> {
  const log = `${announcement}.log`;
  const output = openSync(log, 'w');
  const keeper = spawn(
    process.execPath,
    [
      '--import',
      join(ROOT, 'test/support/typescript-loader.mjs'),
      fileURLToPath(new URL('./stack.process.ts', import.meta.url)),
      announcement,
    ],
    { cwd: ROOT, stdio: ['ignore', output, output], env: { ...process.env } },
  );
  keeper.unref();
  await waitFor(
    'the stack',
    async () => {
      if (keeper.exitCode !== null) throw new Error(`the stack ended: ${readFileSync(log, 'utf8')}`);
      return existsSync(announcement);
    },
    START_MS,
  );
}
