import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const OURS = '/proc/self/cmdline';

/**
 * Watches, on Linux, how far this process grows and how large the children become that it has from now on, in
 * megabytes: an idle one of an earlier test may be any size.
 */
export class MemoryWatch {
  private on = true;
  private children = 0;
  private own = 0;
  private readonly watching: Promise<void>;

  private constructor(
    private readonly before: number,
    private readonly strangers: readonly number[],
  ) {
    this.watching = this.watch();
  }

  static async start(): Promise<MemoryWatch> {
    return new MemoryWatch(megabytes(await status(process.pid), 'VmRSS'), await childrenOf(process.pid));
  }

  async stop(): Promise<{ readonly own: number; readonly children: number }> {
    this.on = false;
    await this.watching;
    return { own: this.own, children: this.children };
  }

  private async watch(): Promise<void> {
    const ours = await readFile(OURS, 'utf8');
    while (this.on) {
      this.own = Math.max(this.own, megabytes(await status(process.pid), 'VmRSS') - this.before);
      for (const child of await childrenOf(process.pid)) {
        if (this.strangers.includes(child)) continue;
        // Until it runs its own program, a new process shows our memory as its own.
        const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
        if (command === '' || command === ours) continue;
        this.children = Math.max(this.children, megabytes(await status(child), 'VmHWM'));
      }
      await wait(5);
    }
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''));
  return (await Promise.all(lists)).join(' ').split(/\s+/).filter(Boolean).map(Number);
}

function status(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
}

function megabytes(text: string, field: string): number {
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024;
}
