import type { JobName } from '../../domain/jobs/jobs.js';
import type { ReadingResult, Wanted } from '../../domain/reading/reading.js';

/** How a try of a job or a render ended. */
export type JobOutcome = 'done' | 'retrying' | 'failed' | 'lost';
/** `retrying`: it took too long, and is tried once more. */
export type ReadOutcome = ReadingResult | 'retrying';
export type RenderOutcome = 'done' | 'failed';
/** `closed`: by us, when it had nothing to do; `gone`: it ended by itself; `killed`: it had to be ended. */
export type BrowserEvent = 'started' | 'not-started' | 'closed' | 'gone' | 'killed';

/** What runs: one of the programs, of a version as in package.json. */
export interface Build {
  readonly program: 'API' | 'worker';
  readonly version: string;
}

/**
 * What is counted for those who watch over the service. Labels are of a few known values: never an address, a name or
 * an id.
 */
export abstract class Metrics {
  /** False where nobody counts: what would only be measured for this need not be measured. */
  abstract readonly on: boolean;
  /** Once, when the process has started. */
  abstract startedAs(build: Build): void;
  /** @param route the pattern of the operation, such as `/api/v1/jobs/:id`. */
  abstract requestServed(method: string, route: string, status: number, seconds: number): void;
  abstract jobTried(name: JobName, outcome: JobOutcome, seconds: number): void;
  abstract rendered(outcome: RenderOutcome, seconds: number): void;
  abstract browser(event: BrowserEvent): void;
  /** A stored file that is not as it was stored was asked for. */
  abstract fileDamaged(): void;
  /** A reader was given a file. */
  abstract fileRead(wanted: Wanted, outcome: ReadOutcome): void;
  /** The mailbox of bounces was looked into, or could not be. */
  abstract mailboxRead(works: boolean): void;
  /** What was counted, as the watchers read it; `null` where nobody counts. */
  abstract page(): Promise<{ readonly type: string; readonly text: string } | null>;
}
