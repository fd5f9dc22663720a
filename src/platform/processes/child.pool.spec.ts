import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { message } from '../../domain/messages/message.js';
import { type ChildOptions, ChildPool, type Outcome } from './child.pool.js';

/** Does as it is told, and says who it is. */
const OBEDIENT = `process.on('message', async ({ spin, eat, hold, die, wait = 0 }) => {
  while (spin) {}
  for (const eaten = []; eat; ) eaten.push(new Array(100_000).fill(Math.random()));
  if (hold) globalThis.held = Buffer.alloc(hold * 1024 * 1024, 1);
  if (die) process.exit(1);
  await new Promise((resolve) => setTimeout(resolve, wait));
  process.send({ pid: process.pid, env: Object.keys(process.env), at: Date.now() });
});`;

interface Said {
  readonly pid: number;
  readonly env: readonly string[];
}

let folder: string;
let options: ChildOptions;
const pools: ChildPool[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'child-pool-'));
  const script = join(folder, 'obedient.mjs');
  await writeFile(script, OBEDIENT);
  options = {
    script,
    flags: ['--max-old-space-size=32'],
    env: {},
    processes: 1,
    longestQueue: 10,
    longestMs: 20_000,
    tasksPerProcess: 100,
    idleMs: 60_000,
    unavailable: message('pdfs_unavailable'),
  };
});
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});
afterAll(() => rm(folder, { recursive: true }));

function poolWith(changes: Partial<ChildOptions>): ChildPool {
  const pool = new ChildPool({ ...options, ...changes });
  pools.push(pool);
  return pool;
}

function said(outcome: Outcome): Said {
  if (outcome.kind !== 'answered') throw new Error(`the process ${outcome.kind}`);
  return outcome.answer as Said;
}

const ask = async (pool: ChildPool, task: object = {}) => said(await pool.run(task));
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
async function isGone(pid: number): Promise<void> {
  for (const end = Date.now() + 10_000; isAlive(pid); await sleep(5)) {
    if (Date.now() > end) throw new Error(`${pid} lives on`);
  }
}

describe('ChildPool', () => {
  it('uses so many processes at once, and again', async () => {
    const pool = poolWith({ processes: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(pool, { wait: 20 })));
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2);
  });

  it('refuses what would make the queue too long, and takes on when there is room', async () => {
    const pool = poolWith({ longestQueue: 1 });
    const taken = [ask(pool), ask(pool)];
    await expect(pool.run({})).rejects.toMatchObject({ reason: 'unavailable', said: { code: 'files_busy' } });
    await Promise.all(taken);
    await ask(pool);
  });

  it('gives a process none of our environment', async () => {
    expect((await ask(poolWith({}))).env).toEqual(expect.not.arrayContaining(['PATH', 'HOME', 'NODE_ENV']));
    expect((await ask(poolWith({ env: { ONLY: 'this' } }))).env).toContain('ONLY');
  });

  it('kills what takes too long, and goes on with those that wait', async () => {
    const pool = poolWith({ longestMs: 1_500 });
    const { pid } = await ask(pool);
    const spinning = pool.run({ spin: true });
    const waiting = ask(pool);
    expect(await spinning).toMatchObject({ kind: 'too slow' });
    expect((await waiting).pid).not.toBe(pid);
    await isGone(pid);
  });

  it('tells what took too long by itself from what was not let work, of a process that did tasks before, too', async () => {
    const pool = poolWith({ longestMs: 1_500 });
    for (let task = 0; task < 20; task += 1) await ask(pool);
    expect(await pool.run({ wait: 60_000 })).toEqual({ kind: 'too slow', isStarved: true });
    expect(await pool.run({ wait: 60_000 })).toEqual({ kind: 'too slow', isStarved: true });
    // Where the machine is busy one that spins may be starved as well.
    const spun = async () => (await pool.run({ spin: true })) as { readonly isStarved?: boolean };
    let isStarved = (await spun()).isStarved;
    for (const end = Date.now() + 60_000; isStarved && Date.now() < end; ) isStarved = (await spun()).isStarved;
    expect(isStarved).toBe(false);
  }, 90_000);

  it('outlives a process that wants too much memory', async () => {
    const pool = poolWith({});
    expect(await pool.run({ eat: true })).toEqual({ kind: 'died' });
    await ask(pool);
  });

  it('convicts a task by a fresh process alone, and clears away after each', async () => {
    const pool = poolWith({});
    let cleared = 0;
    const afterDeath = async () => {
      cleared += 1;
    };
    expect(await pool.run({ die: true }, { afterDeath })).toEqual({ kind: 'died' });
    expect(cleared).toBe(1);
    await ask(pool);
    expect(await pool.run({ die: true }, { afterDeath })).toEqual({ kind: 'died' });
    expect(cleared).toBe(3);
    const { pid } = await ask(pool);
    process.kill(pid, 'SIGKILL');
    expect((await ask(pool)).pid).not.toBe(pid);
  });

  it('replaces a process after so many tasks, and after one that is to be its last', async () => {
    const pool = poolWith({ tasksPerProcess: 2 });
    const pids = [];
    for (let task = 0; task < 4; task += 1) pids.push((await ask(pool)).pid);
    expect(pids).toEqual([pids[0], pids[0], pids[2], pids[2]]);
    expect(pids[0]).not.toBe(pids[2]);
    const { pid } = said(await pool.run({}, { last: true }));
    await isGone(pid);
    expect((await ask(pool)).pid).not.toBe(pid);
  });

  it('ends processes that nobody needs', async () => {
    const { pid } = await ask(poolWith({ idleMs: 50 }));
    await isGone(pid);
  });

  it('tells where a process ends before it begins', async () => {
    const pool = poolWith({ flags: ['--no-such-flag'] });
    expect(await pool.run({})).toEqual({ kind: 'died' });
  });

  it('kills a process that takes more memory than it may, also outside of its heap', async () => {
    const pool = poolWith({ mostMemory: 200 });
    expect(await pool.run({ hold: 400, wait: 20_000 })).toEqual({ kind: 'died' });
    expect((await pool.run({ hold: 20 })).kind).toBe('answered');
  });

  it('takes its processes along, and starts none afterwards', async () => {
    const pool = poolWith({ processes: 2 });
    const { pid } = await ask(pool);
    const [kept, fresh] = [pool.run({ wait: 20_000 }), pool.run({ wait: 20_000 })];
    const stopping = { reason: 'unavailable', said: { code: 'stopping' } };
    // Neither is told that its task broke it.
    const refused = [kept, fresh].map((one) => expect(one).rejects.toMatchObject(stopping));
    await sleep(50);
    pool.close();
    await Promise.all(refused);
    await isGone(pid);
    await expect(pool.run({})).rejects.toMatchObject(stopping);
  });
});
