import { Metrics } from './metrics.port.js';

/** Where no METRICS_PORT is set. */
export class SilentMetrics extends Metrics {
  readonly on = false;
  startedAs(): void {}
  requestServed(): void {}
  jobTried(): void {}
  rendered(): void {}
  browser(): void {}
  fileDamaged(): void {}
  fileRead(..._: Parameters<Metrics['fileRead']>): void {}
  mailboxRead(): void {}
  async page(): Promise<null> {
    return null;
  }
}
