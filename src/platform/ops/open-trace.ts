import { AsyncLocalStorage } from 'node:async_hooks';
import { Trace, type TraceIds } from './trace.port.js';

/** What is being worked on, if it is known. */
export const openTrace = new AsyncLocalStorage<TraceIds>();

export class AsyncTrace extends Trace {
  run<T>(ids: TraceIds, work: () => T): T {
    return openTrace.run(ids, work);
  }
}
