import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { type Message, message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';

const RETRY_SECONDS = 10;
const MEMORY_WATCH_MS = 100;

export interface ChildOptions {
  /** What runs in the processes; it answers by `answerTasks`. */
  readonly script: string;
  /** Flags for Node, above all the limit of memory. */
  readonly flags: readonly string[];
  /** All that a process finds in its environment: none of our settings. */
  readonly env: Readonly<Record<string, string>>;
  /** Processes at once, each with one task at a time. */
  readonly processes: number;
  /** Tasks that may wait; further ones are refused. */
  readonly longestQueue: number;
  /** What a process gets for one task before it is killed. */
  readonly longestMs: number;
  /** Tasks that a process gets before another takes its place: 1 where nothing may be left of the one before. */
  readonly tasksPerProcess: number;
  /** Processes that wait are ended once nobody has asked for so long. */
  readonly idleMs: number;
  /** What is said where none can be started. */
  readonly unavailable: Message;
  /** Kills a process that takes more memory, in MB, all of it counted. Found out where the system tells it (Linux). */
  readonly mostMemory?: number;
}

/** How a task ended: with an answer, with the end of the process, or with the end of its time. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'died' }
  | {
      readonly kind: 'too slow';
      /** The machine was too busy to let it work: it says nothing of the task. */
      readonly isStarved: boolean;
    };

export interface TaskOptions {
  /** Whether the process is to take no further task. */
  readonly last?: boolean;
  /** Clears away what a process left that died, before another gets the task. */
  readonly afterDeath?: () => Promise<void>;
}

/**
 * Does tasks in processes of their own, started when they are needed, with little memory, little time and none of our
 * settings.
 */
export class ChildPool {
  private readonly limit: LimitFunction;
  private readonly idle: ChildProcess[] = [];
  /** With how many tasks each has been given. */
  private readonly children = new Map<ChildProcess, number>();
  private readonly logger = new Logger(ChildPool.name);
  private idleTimer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(readonly options: ChildOptions) {
    this.limit = pLimit(options.processes);
  }

  /** @throws DomainError `unavailable` where too many wait, none can be started, or the service stops. */
  async run(task: object, options: TaskOptions = {}): Promise<Outcome> {
    if (this.limit.pendingCount >= this.options.longestQueue) throw unavailable(message('files_busy'));
    return this.limit(() => this.carryOut(task, options));
  }

  /** Ends all processes; none is started afterwards. */
  close(): void {
    this.closed = true;
    clearTimeout(this.idleTimer);
    for (const child of this.children.keys()) child.kill('SIGKILL');
  }

  private async carryOut(task: object, { last = false, afterDeath }: TaskOptions): Promise<Outcome> {
    clearTimeout(this.idleTimer);
    try {
      const waiting = this.idle.pop();
      if (waiting) {
        const outcome = await this.ask(waiting, task, last);
        if (outcome.kind !== 'died') return outcome;
        // It may have ended unnoticed before, or of what came before: only a fresh one convicts the task.
        await afterDeath?.();
      }
      const outcome = await this.ask(this.start(), task, last);
      if (outcome.kind === 'died') await afterDeath?.();
      // It was ended with the service, not by its task.
      if (outcome.kind === 'died' && this.closed) throw unavailable(message('stopping'));
      return outcome;
    } finally {
      this.idleTimer = setTimeout(() => this.endIdle(), this.options.idleMs).unref();
    }
  }

  private start(): ChildProcess {
    if (this.closed) throw unavailable(message('stopping'));
    const { script, flags, env, mostMemory } = this.options;
    const child = fork(script, {
      env,
      execArgv: [...flags],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    if (mostMemory !== undefined) killAbove(child, mostMemory);
    // It ends with us, and must not keep us from ending.
    child.unref();
    child.channel?.unref();
    this.children.set(child, 0);
    child.once('close', () => {
      this.children.delete(child);
      const at = this.idle.indexOf(child);
      if (at >= 0) this.idle.splice(at, 1);
    });
    // It is told to whoever has asked the process for something; an error that nobody hears would end us.
    child.on('error', () => undefined);
    return child;
  }

  private ask(child: ChildProcess, task: object, last: boolean): Promise<Outcome> {
    const { tasksPerProcess, longestMs } = this.options;
    const tasks = (this.children.get(child) ?? 0) + 1;
    this.children.set(child, tasks);
    const before = processorMs(child);
    return new Promise<Outcome>((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        child.off('message', answered).off('error', failed).off('close', died);
        finish();
      };
      const answered = (answer: unknown) =>
        settle(() => {
          if (last || tasks >= tasksPerProcess) child.kill('SIGKILL');
          else if (this.children.has(child)) this.idle.push(child);
          resolve({ kind: 'answered', answer });
        });
      const died = () => settle(() => resolve({ kind: 'died' }));
      const failed = (error: Error) =>
        settle(() => {
          child.kill('SIGKILL');
          this.logger.error(`${this.options.script} did not start`, error);
          reject(unavailable(this.options.unavailable));
        });
      const timer = setTimeout(
        () =>
          settle(() => {
            const isStarved = processorMs(child) - before < longestMs / 3;
            child.kill('SIGKILL');
            this.logger.warn(`${this.options.script} took too long`);
            resolve({ kind: 'too slow', isStarved });
          }),
        longestMs,
      );
      child.on('message', answered).on('error', failed).on('close', died);
      child.send(task, (error) => error && child.kill('SIGKILL'));
    });
  }

  private endIdle(): void {
    for (const child of this.idle.splice(0)) child.kill('SIGKILL');
  }
}

function killAbove(child: ChildProcess, megabytes: number): void {
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    if (kilobytes > megabytes * 1024) child.kill('SIGKILL');
  }, MEMORY_WATCH_MS).unref();
  child.once('close', () => clearInterval(watch));
}

/** What it has used so far; `Infinity` where the system does not tell (other than Linux). */
function processorMs({ pid }: ChildProcess): number {
  try {
    // After the name, which may hold blanks, `utime` and `stime` are the 12th and 13th, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export function unavailable(said: Message): DomainError {
  return new DomainError('unavailable', said, { retryAfter: RETRY_SECONDS });
}
