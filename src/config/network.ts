import { SettingError } from './setting-error.js';
import { type Bounded, type Given, optionalSecret, positive, url } from './variables.js';

/** Where the service listens, and what stands between it and its users. */
export interface NetworkSettings {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly trustProxy: boolean | number | string;
  readonly rateLimitScale: number;
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  readonly metricsToken: string | null;
  readonly drainSeconds: number;
}

/**
 * Load balancers that look seldom need it; whoever supervises the process waits for it and 30 s more
 * (docs/operations.md).
 */
const LONGEST_DRAIN = 120;

/** @throws SettingError */
export function readNetwork(given: Given, bounded: Bounded, production: boolean): NetworkSettings {
  const port = bounded('PORT', 3000, 0, 65535);
  return {
    host: given('HOST') ?? '127.0.0.1',
    port,
    publicUrl: publicUrl(given('PUBLIC_URL'), production, port),
    trustProxy: trustProxy(given('TRUST_PROXY')),
    rateLimitScale: positive('RATE_LIMIT_SCALE', given('RATE_LIMIT_SCALE') ?? '1'),
    metricsPort: given('METRICS_PORT') === null ? null : bounded('METRICS_PORT', 0, 1, 65535),
    metricsHost: given('METRICS_HOST') ?? '127.0.0.1',
    metricsToken: optionalSecret('METRICS_TOKEN', given('METRICS_TOKEN'), 16),
    drainSeconds: bounded('DRAIN_SECONDS', 0, 0, LONGEST_DRAIN),
  };
}

/** It is printed and sealed into every report, and cannot be mended there afterwards. */
function publicUrl(text: string | null, production: boolean, port: number): string {
  if (text === null && production) throw new SettingError('PUBLIC_URL must be set: the address that users see');
  return url('PUBLIC_URL', text ?? `http://localhost:${port}`, ['http:', 'https:']);
}

function trustProxy(text: string | null): boolean | number | string {
  if (text === null || text === 'off' || text === 'false') return false;
  if (text === 'on' || text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}
