import { ApiProperty } from '@nestjs/swagger';
import type { AnswerFigures, EnquiryFigures } from '../../domain/statistics/enquiries.js';
import type { Statistics } from '../../domain/statistics/statistics.js';

const MOMENT = { type: String, format: 'date-time', nullable: true } as const;

export class WaitingAgeDto {
  /** Working days. @example 2 */
  from!: number;
  /** Null: overdue, without end. @example 3 */
  to!: number | null;
  /** The filters of the list that finds these, beside the status `Verifying`. */
  @ApiProperty(MOMENT)
  appliedSince!: string | null;
  @ApiProperty(MOMENT)
  appliedUntil!: string | null;
  /** @example 7 */
  waiting!: number;
}

export class DayOfWorkDto {
  /** A day in Malaysia. @example "2026-03-01" */
  day!: string;
  /** @example 11 */
  applied!: number;
  /** @example 9 */
  approved!: number;
  /** @example 1 */
  rejected!: number;
}

export class OfficerLoadDto {
  /** Null: assigned to nobody. @example 3 */
  id!: number | null;
  /** @example "Officer Lim" */
  name!: string | null;
  /** @example 12 */
  waiting!: number;
  /** @example 2 */
  overdue!: number;
  /** Since the first of the days told of. @example 31 */
  decided!: number;
}

export class UniversityLoadDto {
  /** @example "Universiti Malaya" */
  name!: string;
  /** @example 12 */
  waiting!: number;
  /** Since the first of the days told of, as what was decided. @example 40 */
  applied!: number;
  /** @example 35 */
  decided!: number;
}

export class ReasonCountDto {
  /** Of a saved reason; null for any other. @example 2 */
  id!: number | null;
  /** Null where there is no such reason any more. @example "Blurred passport" */
  titleEn!: string | null;
  /** @example "护照模糊" */
  titleCn!: string | null;
  /** @example 4 */
  rejected!: number;
}

class AnswerFiguresDto {
  /** @example 40 */
  asked!: number;
  /** @example 30 */
  answered!: number;
  /** Those of the answered ones whose key values are all confirmed. @example 28 */
  confirmed!: number;
  /** Between request and answer; null where nothing was answered. @example 259200 */
  medianAnswerSeconds!: number | null;
}

export class UniversityAnswersDto extends AnswerFiguresDto {
  /** @example "Universiti Malaya" */
  name!: string;
}

export class EnquiryFiguresDto extends AnswerFiguresDto {
  /** Told of is what was sent since, the last 10,000 of it. @example "2025-12-02T04:05:06.789Z" */
  since!: string;
  /** Those that were asked most, at most ten, the most first. */
  universities!: UniversityAnswersDto[];
}

export class StatisticsDto {
  /** When these figures were taken. @example "2026-03-02T04:05:06.789Z" */
  at!: string;
  /** Within how many working days a decision is promised. @example 5 */
  promisedDays!: number;
  /** When the first of the days told of began. @example "2026-02-01T16:00:00.000Z" */
  since!: string;
  /** The application that has been waiting longest; null where none waits. @example 4711 */
  oldestWaitingId!: number | null;
  /** Since when it has been waiting. @example "2026-03-01T04:05:06.789Z" */
  oldestWaitingSince!: string | null;
  /** Applications in review by the working days that they have been waiting for, the youngest first. */
  ages!: WaitingAgeDto[];
  /** Each of the last 30 days, the oldest first: the records that were last applied for and decided on it. */
  days!: DayOfWorkDto[];
  /** Who is to decide what waits, or decided something on these days; the most first. */
  officers!: OfficerLoadDto[];
  /** Where what waits, came in or was decided is from, at most ten, the most first. */
  universities!: UniversityLoadDto[];
  /** Why records were rejected on these days, the most frequent first. */
  reasons!: ReasonCountDto[];
  /** Between application and decision, for records decided on these days; null where there are none. @example 86400 */
  medianDecisionSeconds!: number | null;
  /** Four out of five decisions took no longer. @example 172800 */
  slowDecisionSeconds!: number | null;
  /** What was asked of universities, and how they answered. */
  enquiries!: EnquiryFiguresDto;
  /** Jobs that were given up. @example 0 */
  failedJobs!: number;
}

const seconds = (milliseconds: number | null) => (milliseconds === null ? null : Math.round(milliseconds / 1000));

export function toStatisticsDto(statistics: Statistics): StatisticsDto {
  const { at, promisedDays, since, oldest, ages, days, officers, universities, reasons, failedJobs } = statistics;
  return {
    at: at.toISOString(),
    promisedDays,
    since: since.toISOString(),
    oldestWaitingId: oldest?.id ?? null,
    oldestWaitingSince: oldest?.appliedAt.toISOString() ?? null,
    ages: ages.map(({ from, to, waiting, ...span }) => ({
      from,
      to,
      appliedSince: span.since?.toISOString() ?? null,
      appliedUntil: span.until?.toISOString() ?? null,
      waiting,
    })),
    days: days.map((row) => ({ ...row })),
    officers: officers.map((row) => ({ ...row })),
    universities: universities.map((row) => ({ ...row })),
    reasons: reasons.map((row) => ({ ...row })),
    medianDecisionSeconds: seconds(statistics.medianDecision),
    slowDecisionSeconds: seconds(statistics.slowDecision),
    enquiries: toEnquiryFiguresDto(statistics.enquiries),
    failedJobs,
  };
}

function toEnquiryFiguresDto({ since, universities, ...all }: EnquiryFigures): EnquiryFiguresDto {
  return {
    since: since.toISOString(),
    ...toAnswerFiguresDto(all),
    universities: universities.map(({ name, ...own }) => ({ name, ...toAnswerFiguresDto(own) })),
  };
}

function toAnswerFiguresDto({ asked, answered, confirmed, medianAnswer }: AnswerFigures): AnswerFiguresDto {
  return { asked, answered, confirmed, medianAnswerSeconds: seconds(medianAnswer) };
}
