import { Injectable } from '@nestjs/common';
import { type UsualTime, usualTime, usualTimeSince } from '../../domain/statistics/usual-time.js';
import { Clock } from '../../platform/security/clock.port.js';
import { StatisticsReader } from './statistics.repository.js';

/** The newest are enough: more change nothing that is rounded to days. */
const SAMPLE = 2_000;
const KEPT_MS = 3_600_000;

/** How long a decision usually takes, for everybody to read: worked out once an hour. */
@Injectable()
export class UsualTimeService {
  private kept: { readonly until: number; readonly time: Promise<UsualTime | null> } | null = null;

  constructor(
    private readonly figures: StatisticsReader,
    private readonly clock: Clock,
  ) {}

  read(): Promise<UsualTime | null> {
    const now = this.clock.now();
    if (this.kept && now.getTime() < this.kept.until) return this.kept.time;
    const time = this.figures.decisions(usualTimeSince(now), SAMPLE).then(usualTime);
    this.kept = { until: now.getTime() + KEPT_MS, time };
    // What failed is asked for again with the next visit.
    time.catch(() => {
      this.kept = null;
    });
    return time;
  }
}
