import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeCommand } from '../../scripts/node-command.mjs';
import { ROOT } from '../../scripts/process.mjs';
import { endsWithUs } from './children.mjs';
import { freePort } from './ports.mjs';

const START_MS = 120_000;
const MB = 1024 * 1024;
/** Of the kernel's clock that counts the time of processes. */
const TICKS_PER_SECOND = 100;
const PROBE = join(ROOT, 'bench', 'api', 'probe.mjs');

/** A program of the benchmark in a process of its own. */
class Program {
  constructor(child, port, folder) {
    this.child = endsWithUs(child);
    this.port = port;
    this.folder = folder;
    this.url = `http://127.0.0.1:${port}`;
    this.output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        this.output += text;
      });
    }
  }

  /** Waits for the first answer to `path`. @returns the milliseconds since `began`. */
  async ready(path, began = performance.now()) {
    for (const end = Date.now() + START_MS; Date.now() < end; await sleep(2)) {
      if (this.child.exitCode !== null) throw new Error(`a program ended: ${this.output}`);
      const answer = await fetch(this.url + path).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) return performance.now() - began;
    }
    throw new Error(`no answer to ${path}: ${this.output}`);
  }

  /** Resident memory in MB, now and at most so far. */
  async memory() {
    const status = await readFile(`/proc/${this.child.pid}/status`, 'utf8');
    const kilobytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
    return { now: (kilobytes('VmRSS') * 1024) / MB, peak: (kilobytes('VmHWM') * 1024) / MB };
  }

  get pid() {
    return this.child.pid;
  }

  /** What the event loop of the process did since the last time it was asked. */
  async eventLoop() {
    this.child.send('event-loop');
    const [answer] = await once(this.child, 'message');
    return answer;
  }

  async stop() {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const gone = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await gone;
    }
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }
}

/** Seconds of processor time that a process has taken so far. */
export async function processorTime(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

/** The records are years old, and must be there at the end of a run as at its beginning. */
const KEPT = { KEEP_DRAFTS_DAYS: '36500', KEEP_REJECTED_DAYS: '36500', KEEP_AUDIT_DAYS: '0' };

/** `MALLOC_ARENA_MAX` as the image and the unit of an operator set it. */
const inherited = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), MALLOC_ARENA_MAX: '1' };

/**
 * The built API or worker as an operator starts it, with limits scaled up, on data of its own.
 * @param {'start:api' | 'start:worker'} script
 * @param {Record<string, string>} settings
 * @param {{ probed?: boolean, folder?: string }} options `probed`: its event loop can be asked for
 */
export async function startServer(script, settings, { probed = false, folder } = {}) {
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'myverify-bench-data-')));
  const port = await freePort();
  const probe = probed ? ['--import', PROBE] : [];
  const profile =
    process.env.BENCH_PROFILE && script === 'start:api'
      ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
      : [];
  const child = spawn(process.execPath, [...profile, ...probe, ...nodeCommand(script)], {
    cwd: ROOT,
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: data,
      JWT_SECRET: 'a secret of the benchmark, and of nothing else',
      FILES_KEY: 'a key for the files of the benchmark alone',
      RATE_LIMIT_SCALE: '10000000',
      ...KEPT,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(probed ? ['ipc'] : [])],
  });
  return new Program(child, port, folder ? null : data);
}

/** The same calls with nothing around them. */
export async function startFloor(databaseUrl) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'bench', 'floor.mjs')], {
    cwd: ROOT,
    env: { ...inherited, PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Program(child, port, null);
}

/**
 * Another server than ours, as its makers have it started.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, settings: Record<string, string> }} options
 */
export async function startPeer(program, args, { cwd, settings }) {
  const port = await freePort();
  const { MALLOC_ARENA_MAX: _ours, ...environment } = inherited;
  const child = spawn(program, args, {
    cwd,
    env: { ...environment, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Program(child, port, null);
}

export async function startRedis() {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'myverify-bench-redis-'));
  const args = { port, bind: '127.0.0.1', dir: folder, appendonly: 'yes', 'maxmemory-policy': 'noeviction' };
  const child = spawn(
    'redis-server',
    Object.entries(args).flatMap(([name, value]) => [`--${name}`, String(value)]),
    { stdio: 'ignore' },
  );
  return Object.assign(new Program(child, port, folder), { url: `redis://127.0.0.1:${port}` });
}
