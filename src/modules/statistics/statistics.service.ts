import { Injectable } from '@nestjs/common';
import { everyDay, median, type Statistics, spanOf, toldSince } from '../../domain/statistics/statistics.js';
import { Clock } from '../../platform/security/clock.port.js';
import { StatisticsReader } from './statistics.repository.js';

/** So many of the last decisions give the median. */
const SAMPLE = 10_000;

/** How the work stands. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly figures: StatisticsReader,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Statistics> {
    const at = this.clock.now();
    const since = toldSince(at);
    const spans = {
      underOneDay: spanOf('underOneDay', at),
      oneToThreeDays: spanOf('oneToThreeDays', at),
      threeToSevenDays: spanOf('threeToSevenDays', at),
      overSevenDays: spanOf('overSevenDays', at),
    };
    return {
      at,
      byStatus: await this.figures.byStatus(),
      waiting: await this.figures.waiting(spans),
      decisions: everyDay(at, await this.figures.decisions(since)),
      medianDecision: median(await this.figures.decisionTimes(since, SAMPLE)),
      failedJobs: await this.figures.failedJobs(),
    };
  }
}
