import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  minuteOf,
  type PartStates,
  partStates,
  type StatusDay,
  statusDays,
  statusSince,
} from '../../domain/status/service-status.js';
import { Health } from '../../platform/ops/health.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { HealthSamples } from './health-sample.repository.js';

/** Twice a minute, so that none is missed. */
const EVERY_MS = 30_000;
/** Whoever looks at the page does not ask the storage each time. */
const KEPT_MS = 20_000;

export interface ServiceStatus {
  readonly now: PartStates;
  /** The oldest first; none where the database is away. */
  readonly days: readonly StatusDay[];
}

/** Writes down how the service is, and tells it to everybody. */
@Injectable()
export class StatusService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(StatusService.name);
  private timer: NodeJS.Timeout | undefined;
  private kept: { readonly until: number; readonly status: Promise<ServiceStatus> } | null = null;

  constructor(
    private readonly health: Health,
    private readonly samples: HealthSamples,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sample(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never rejects: a minute that cannot be written down counts as one in which the service was away. */
  async sample(): Promise<void> {
    const now = this.clock.now();
    const { site, files, reports } = partStates(await this.health.examine());
    if (site === 'down') return;
    await this.samples
      .add({ minute: minuteOf(now), files, reports }, statusSince(now))
      .catch((error: unknown) => this.logger.warn(`The state of the service was not written down: ${String(error)}`));
  }

  /** Answers whatever is away. */
  read(): Promise<ServiceStatus> {
    const now = performance.now();
    if (!this.kept || now >= this.kept.until) this.kept = { until: now + KEPT_MS, status: this.look() };
    return this.kept.status;
  }

  private async look(): Promise<ServiceStatus> {
    const now = partStates(await this.health.examine());
    return { now, days: now.site === 'down' ? [] : await this.days().catch(() => []) };
  }

  private async days(): Promise<StatusDay[]> {
    const now = this.clock.now();
    const [first, counts] = await Promise.all([this.samples.first(), this.samples.counts(statusSince(now))]);
    return statusDays(counts, first, now);
  }
}
