/**
 * What is done again and again without being asked for. Several processes may do it at once, and each may end in the
 * middle.
 */
export abstract class PeriodicTask {
  /** What the log calls it. */
  abstract readonly name: string;
  /**
   * From the start of the process to the first run, in milliseconds: soon, for processes that never run for long, but
   * not at once.
   */
  readonly firstMs: number = 60_000;
  /** From the end of one run to the beginning of the next, in milliseconds. */
  abstract readonly everyMs: number;
  /** Ends early once `signal` is aborted. What it throws is logged, and the next run comes all the same. */
  abstract run(signal: AbortSignal): Promise<void>;
}
