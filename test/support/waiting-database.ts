import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

const ANSWER_MS = 30_000;

interface Answer {
  readonly rows?: unknown[];
  readonly changes?: number;
  readonly error?: string;
}

/** A database that is spoken to without `await`, as the SQLite file is. */
export interface WaitingDatabase {
  prepare<_Values extends unknown[] = unknown[], Row = unknown>(statement: string): WaitingStatement<Row>;
}

export interface WaitingStatement<Row> {
  run(...values: unknown[]): { readonly changes: number };
  get(...values: unknown[]): Row | undefined;
  all(...values: unknown[]): Row[];
}

/** Works on a MariaDB as if it answered at once: a thread of its own speaks to it, and this one sleeps meanwhile. */
export function inMariadb<T>(url: string, work: (data: WaitingDatabase) => T): T {
  const { port1, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./mariadb-statements.mjs', import.meta.url), {
    workerData: { url: url.replace(/^mariadb:/, 'mysql:'), port: port2, answered },
    transferList: [port2],
  });
  worker.unref();
  const ask = (statement: string, values: unknown[]): Answer => {
    Atomics.store(answered, 0, 0);
    worker.postMessage({ statement, values });
    if (Atomics.wait(answered, 0, 0, ANSWER_MS) === 'timed-out') throw new Error(`no answer to ${statement}`);
    const answer: Answer = receiveMessageOnPort(port1)?.message ?? {};
    if (answer.error !== undefined) throw new Error(`${statement}: ${answer.error}`);
    return answer;
  };
  try {
    return work({
      prepare: <_Values extends unknown[], Row>(statement: string): WaitingStatement<Row> => ({
        run: (...values) => ({ changes: ask(statement, values).changes ?? 0 }),
        get: (...values) => ask(statement, values).rows?.[0] as Row | undefined,
        all: (...values) => (ask(statement, values).rows ?? []) as Row[],
      }),
    });
  } finally {
    port1.close();
    void worker.terminate();
  }
}
