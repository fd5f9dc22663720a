import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WorkOutcome } from '../../../src/platform/jobs/job.runner.js';

/** What a worker process says of a job: that it begins with it, and how that ended. */
export interface Told {
  readonly id: number;
  readonly what: 'began' | WorkOutcome;
}

/** Starts a worker process on a Redis and the rows of a database. */
export function forkWorker(
  redisUrl: string,
  databaseUrl: string,
  hear: (told: Told) => void,
  behaviour = 'finish',
): ChildProcess {
  const loader = fileURLToPath(new URL('../../support/typescript-loader.mjs', import.meta.url));
  const worker = fork(
    fileURLToPath(new URL('./worker.process.ts', import.meta.url)),
    [redisUrl, databaseUrl, behaviour],
    { execArgv: ['--import', loader], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  worker.on('message', hear);
  return worker;
}
