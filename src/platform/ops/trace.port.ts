/** What a piece of work belongs to: it is written beside each line of the log. */
export interface TraceIds {
  /** Of the request that it is done for; `null` where nobody asked. */
  readonly requestId: string | null;
  readonly jobId?: number;
}

export abstract class Trace {
  /** Whatever `work` starts, also later, belongs to `ids`. */
  abstract run<T>(ids: TraceIds, work: () => T): T;
}
