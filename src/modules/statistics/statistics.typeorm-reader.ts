import { Injectable } from '@nestjs/common';
import { And, type EntityManager, IsNull, LessThanOrEqual, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import { type CertificateStatus, STATUSES } from '../../domain/certificate/certificate.machine.js';
import { dayOf } from '../../domain/shared/calendar.js';
import type { Age, DayOfDecisions, Span, Waiting } from '../../domain/statistics/statistics.js';
import { Database } from '../../platform/db/database.js';
import { countUpTo } from '../../platform/db/found-page.js';
import { toDateOrNull } from '../../platform/db/moments.js';
import { JobEntity } from '../../platform/jobs/job.entity.js';
import { AuditEventEntity } from '../audit/audit.entity.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { CertificateTotalEntity } from '../certificates/certificate-word.entity.js';
import { StatisticsReader } from './statistics.repository.js';

/** A day in Malaysia begins eight hours before the day of UTC. */
const SHIFT = 8 * 3_600_000;
const DAY = 24 * 3_600_000;

@Injectable()
export class TypeOrmStatisticsReader extends StatisticsReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async byStatus(): Promise<Readonly<Record<CertificateStatus, number>>> {
    const rows = await this.database.read((manager) => manager.find(CertificateTotalEntity));
    const counted = new Map(rows.map(({ status, total }) => [status, total]));
    return Object.fromEntries(STATUSES.map((status) => [status, counted.get(status) ?? 0])) as Record<
      CertificateStatus,
      number
    >;
  }

  override waiting(spans: Readonly<Record<Age, Span>>): Promise<Waiting> {
    return this.database.read(async (manager) => {
      const oldest = await manager.findOne(CertificateEntity, {
        select: { id: true, applied_at: true },
        where: { status: 'Verifying', applied_at: Not(IsNull()) },
        order: { applied_at: 'ASC', id: 'ASC' },
      });
      const appliedAt = toDateOrNull(oldest?.applied_at ?? null);
      return {
        ages: {
          underOneDay: await waitingSince(manager, spans.underOneDay),
          oneToThreeDays: await waitingSince(manager, spans.oneToThreeDays),
          threeToSevenDays: await waitingSince(manager, spans.threeToSevenDays),
          overSevenDays: await waitingSince(manager, spans.overSevenDays),
        },
        oldest: oldest && appliedAt && { id: oldest.id, appliedAt },
      };
    });
  }

  override decisions(since: Date): Promise<DayOfDecisions[]> {
    return this.database.read(async (manager) => {
      const approved = await perDay(manager, 'certificate.verified', since);
      const rejected = await perDay(manager, 'certificate.rejected', since);
      const days = [...new Set([...approved.keys(), ...rejected.keys()])].sort();
      return days.map((day) => ({ day, approved: approved.get(day) ?? 0, rejected: rejected.get(day) ?? 0 }));
    });
  }

  /** What was verified without having been applied for took no time, and tells nothing. */
  override async decisionTimes(since: Date, limit: number): Promise<number[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(CertificateEntity, 't')
        .select('t.decided_at - t.applied_at', 'took')
        .where('t.decided_at >= :since AND t.applied_at < t.decided_at', { since: since.getTime() })
        .orderBy('t.decided_at', 'DESC')
        .limit(limit)
        .getRawMany<{ took: number }>(),
    );
    return rows.map(({ took }) => Number(took));
  }

  override failedJobs(): Promise<number> {
    return this.database.read((manager) => countUpTo(manager, JobEntity, { state: 'failed' }));
  }
}

/** The trail has every decision, also of records that were applied for again since, or removed. */
async function perDay(manager: EntityManager, action: string, since: Date): Promise<Map<string, number>> {
  const rows = await manager
    .createQueryBuilder(AuditEventEntity, 'e')
    .select(`e.at - (e.at + ${SHIFT}) % ${DAY}`, 'midnight')
    .addSelect('COUNT(*)', 'n')
    .where({ action, at: MoreThanOrEqual(since.getTime()) })
    .groupBy('midnight')
    .getRawMany<{ midnight: number; n: number }>();
  return new Map(rows.map(({ midnight, n }) => [dayOf(new Date(Number(midnight))), Number(n)]));
}

function waitingSince(manager: EntityManager, { after, until }: Span): Promise<number> {
  const bounds = [after && MoreThan(after.getTime()), until && LessThanOrEqual(until.getTime())];
  const applied_at = And(...bounds.filter((bound) => bound !== null));
  return countUpTo(manager, CertificateEntity, { status: 'Verifying', applied_at });
}
