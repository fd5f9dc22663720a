import { createHash, timingSafeEqual } from 'node:crypto';
import type { Env } from './env.js';

/** Whether a request shows METRICS_TOKEN as Bearer; where none is set, none can. */
export function showsMetricsToken({ metricsToken }: Env, authorization: string | undefined): boolean {
  return metricsToken !== null && timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${metricsToken}`));
}

const hash = (text: string) => createHash('sha256').update(text).digest();
