import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { requireReader } from '../../domain/certificate/certificate.operations.js';
import { appliedWithin, ReviewPromise } from '../../domain/review/review-promise.js';
import { enquiriesSince, enquiryFigures } from '../../domain/statistics/enquiries.js';
import { percentile } from '../../domain/statistics/percentile.js';
import { ageSpans, everyDay, type Statistics, toldSince } from '../../domain/statistics/statistics.js';
import { Clock } from '../../platform/security/clock.port.js';
import { StatisticsReader } from './statistics.repository.js';

/** So many of the last decisions give the median. */
const SAMPLE = 10_000;
const UNIVERSITIES = 10;
/** Of the newest, four columns each. */
const ENQUIRIES = 10_000;

/** How the work stands. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly figures: StatisticsReader,
    private readonly promise: ReviewPromise,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `forbidden`. */
  async read(actor: Actor): Promise<Statistics> {
    requireReader(actor);
    const at = this.clock.now();
    const since = toldSince(at);
    const asked = enquiriesSince(at);
    const { days: promisedDays } = this.promise;
    const ages = [];
    for (const span of ageSpans(at, promisedDays)) ages.push({ ...span, waiting: await this.figures.waiting(span) });
    const decided = await this.figures.decisions(since, SAMPLE);
    const times = decided.map(({ appliedAt, decidedAt }) => decidedAt.getTime() - appliedAt.getTime());
    return {
      at,
      promisedDays,
      since,
      oldest: await this.figures.oldest(),
      ages,
      days: everyDay(at, await this.figures.days(since)),
      officers: await this.figures.officers(appliedWithin(promisedDays, at), since),
      universities: await this.figures.universities(since, UNIVERSITIES),
      reasons: await this.figures.reasons(since),
      medianDecision: percentile(times, 0.5),
      slowDecision: percentile(times, 0.8),
      enquiries: enquiryFigures(asked, await this.figures.enquiries(asked, ENQUIRIES), UNIVERSITIES),
      failedJobs: await this.figures.failedJobs(),
    };
  }
}
