import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { LogRecorder } from '../../../test/fakes/log.recorder.js';
import { PeriodicRunner } from './periodic.runner.js';
import type { PeriodicTask } from './periodic-task.port.js';

class QuickRunner extends PeriodicRunner {
  protected override readonly graceMs = 50;
}

/** Ends its n-th run as the n-th step says; counts them, and how many there were at a time. */
class Counting implements PeriodicTask {
  readonly name = 'Counting';
  readonly firstMs = 0;
  readonly everyMs = 1;
  runs = 0;
  atOnce = 0;
  private open = 0;

  constructor(private readonly steps: ReadonlyArray<(signal: AbortSignal) => Promise<void>>) {}

  async run(signal: AbortSignal): Promise<void> {
    this.runs += 1;
    this.open += 1;
    this.atOnce = Math.max(this.atOnce, this.open);
    try {
      await (this.steps[this.runs - 1] ?? untilAborted)(signal);
    } finally {
      this.open -= 1;
    }
  }
}

const untilAborted = async (signal: AbortSignal) => void (await once(signal, 'abort'));
const soon = () => sleep(5).then(() => undefined);

async function begun(task: Counting, runs: number): Promise<void> {
  while (task.runs < runs) await sleep(1);
}

describe('PeriodicRunner', () => {
  const log = LogRecorder.install();

  it('runs each task again and again, one run after the other', async () => {
    const tasks = [new Counting([soon, soon, soon]), new Counting([soon])] as const;
    const runner = new QuickRunner(tasks);
    runner.onApplicationBootstrap();
    await Promise.all([begun(tasks[0], 4), begun(tasks[1], 2)]);
    await runner.beforeApplicationShutdown();
    expect(tasks.map(({ runs, atOnce }) => [runs, atOnce])).toEqual([
      [4, 1],
      [2, 1],
    ]);
  });

  it('goes on after a run that failed, and says so', async () => {
    const task = new Counting([() => Promise.reject(new Error('no room'))]);
    const runner = new QuickRunner([task]);
    runner.onApplicationBootstrap();
    await begun(task, 2);
    await runner.beforeApplicationShutdown();
    expect(log.lines).toContain('warn Counting failed: Error: no room');
  });

  it('waits at a shutdown for the step that a task is at, and begins no other', async () => {
    let isDone = false;
    const task = new Counting([
      async (signal) => {
        await untilAborted(signal);
        await sleep(5);
        isDone = true;
      },
    ]);
    const runner = new QuickRunner([task]);
    runner.onApplicationBootstrap();
    await begun(task, 1);
    await runner.beforeApplicationShutdown();
    expect(isDone).toBe(true);
    await sleep(20);
    expect(task.runs).toBe(1);
  });

  it('does not wait for a task for ever', async () => {
    const task = new Counting([() => new Promise(() => undefined)]);
    const runner = new QuickRunner([task]);
    runner.onApplicationBootstrap();
    await begun(task, 1);
    await runner.beforeApplicationShutdown();
    expect(task.runs).toBe(1);
  });
});
