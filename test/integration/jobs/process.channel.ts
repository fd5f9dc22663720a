import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Lane } from '../../../src/domain/jobs/jobs.js';
import type { Claim } from '../../../src/platform/jobs/job-queue.port.js';
import type { InMemoryJobQueue } from '../../fakes/job-queue.fake.js';

interface Call {
  readonly call: number;
  readonly method: string;
  readonly args: unknown[];
}

interface Answer {
  readonly call: number;
  readonly result: unknown;
}

let calls = 0;
const waiting = new Map<number, (result: unknown) => void>();

/** In the child: calls the parent and waits for its answer. */
export function callParent<T>(method: string, ...args: unknown[]): Promise<T> {
  if (waiting.size === 0 && calls === 0) {
    process.on('message', (answer: Answer) => {
      waiting.get(answer.call)?.(answer.result);
      waiting.delete(answer.call);
    });
  }
  calls += 1;
  const message: Call = { call: calls, method, args };
  return new Promise((resolve) => {
    waiting.set(message.call, (result) => resolve(result as T));
    process.send?.(message);
  });
}

/** In the test: starts a worker process that works on the rows of `queue` and tells `began` what it takes up. */
export function forkWorker(
  redisUrl: string,
  queue: InMemoryJobQueue,
  began: (id: number) => void,
  behaviour = 'finish',
): ChildProcess {
  const loader = fileURLToPath(new URL('../../support/typescript-loader.mjs', import.meta.url));
  const worker = fork(fileURLToPath(new URL('./worker.process.ts', import.meta.url)), [redisUrl, behaviour], {
    execArgv: ['--import', loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  worker.on('message', async ({ call, method, args }: Call) => {
    const result = await serve(queue, began, method, args);
    if (worker.connected) worker.send({ call, result: result ?? null } satisfies Answer, () => undefined);
  });
  return worker;
}

async function serve(
  queue: InMemoryJobQueue,
  began: (id: number) => void,
  method: string,
  args: unknown[],
): Promise<unknown> {
  const now = new Date();
  switch (method) {
    case 'began':
      return began(args[0] as number);
    case 'claim':
      return queue.claim(args[0] as number, args[1] as number, now);
    case 'renew':
      return queue.renew(args[0] as Claim, args[1] as number, now);
    case 'close':
      return queue.close(args[0] as Claim);
    case 'due':
      return queue.due(args[0] as Lane, args[1] as number, now);
    case 'fail': {
      const retryAt = args[2] as number | null;
      return queue.fail(args[0] as Claim, args[1] as string, retryAt === null ? null : new Date(retryAt));
    }
    default:
      throw new Error(`A worker called ${method}`);
  }
}
