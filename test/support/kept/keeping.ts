import { appendFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '../server.js';
import type { RunningWorker } from '../worker.js';

/** What a program that keeps servers is made of. It lives for as long as the process that started it. */
export class Keeping {
  private readonly parent = process.ppid;
  private readonly ends: Array<() => Promise<unknown> | unknown> = [];
  /** What the kept processes write. */
  readonly log: string;

  private constructor(
    readonly folder: string,
    private readonly announceIn: string,
  ) {
    this.log = join(folder, 'log');
    setInterval(() => process.ppid === this.parent || void this.end(), 500).unref();
    process.once('SIGTERM', () => void this.end());
  }

  static async begin(name: string): Promise<Keeping> {
    const [, , announceIn = ''] = process.argv;
    return new Keeping(await mkdtemp(join(tmpdir(), `myverify-${name}-`)), announceIn);
  }

  /** To be done when it ends. */
  atEnd(...ends: ReadonlyArray<() => Promise<unknown> | unknown>): void {
    this.ends.push(...ends);
  }

  listenTo(...processes: ReadonlyArray<RunningServer | RunningWorker>): void {
    for (const { process: child } of processes) {
      child.stdout?.on('data', (chunk) => appendFileSync(this.log, chunk));
      child.stderr?.on('data', (chunk) => appendFileSync(this.log, chunk));
    }
  }

  clearLog(): void {
    writeFileSync(this.log, '');
  }

  /** Answers what test files ask, and says where. */
  answer(calls: Readonly<Record<string, () => Promise<unknown>>>): void {
    const control = createServer(async (request, reply) => {
      // The next test file asks when a connection that was kept might just be closing.
      reply.setHeader('Connection', 'close');
      try {
        reply.end(JSON.stringify(await calls[request.url ?? '']?.()));
      } catch (error) {
        reply.writeHead(500).end(String(error instanceof Error ? error.stack : error));
      }
    });
    control.listen(0, '127.0.0.1', async () => {
      await writeFile(`${this.announceIn}.new`, String((control.address() as AddressInfo).port));
      await rename(`${this.announceIn}.new`, this.announceIn);
    });
  }

  private async end(): Promise<void> {
    await Promise.allSettled(this.ends.map((stop) => stop()));
    await rm(this.folder, { recursive: true, force: true });
    await Promise.all([this.announceIn, `${this.announceIn}.log`].map((file) => rm(file, { force: true })));
    process.exit(0);
  }
}
