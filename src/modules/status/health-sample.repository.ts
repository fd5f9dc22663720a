import type { Day } from '../../domain/shared/calendar.js';
import type { HealthCount, HealthSample } from '../../domain/status/service-status.js';

/** How the service was, minute by minute. */
export abstract class HealthSamples {
  /** The first of several processes that tell of a minute is believed. What lies before `since` is forgotten. */
  abstract add(sample: HealthSample, since: Day): Promise<void>;
  /** The first minute that is known; `null` where there is none. */
  abstract first(): Promise<number | null>;
  abstract counts(since: Day): Promise<HealthCount[]>;
}
