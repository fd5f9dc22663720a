import { Injectable } from '@nestjs/common';
import { And, In, IsNull, LessThan, MoreThanOrEqual, Not, Raw } from 'typeorm';
import { dayOf } from '../../domain/shared/calendar.js';
import type { Enquiry } from '../../domain/statistics/enquiries.js';
import type {
  AgeSpan,
  DayOfWork,
  OfficerLoad,
  ReasonCount,
  UniversityLoad,
} from '../../domain/statistics/statistics.js';
import { Tally } from '../../domain/statistics/tally.js';
import type { Decided } from '../../domain/statistics/usual-time.js';
import { Database } from '../../platform/db/database.js';
import { countUpTo } from '../../platform/db/found-page.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { JobEntity } from '../../platform/jobs/job.entity.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { heldDecisions } from '../certificates/held-decision.typeorm-repository.js';
import { ConfirmationEntity } from '../confirmations/confirmation.entity.js';
import { RejectionReasonEntity } from '../rejection-reasons/rejection-reason.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { grouped, midnightOf, undecided, WAITING } from './statistics.queries.js';
import { StatisticsReader } from './statistics.repository.js';

interface EnquiryRow {
  readonly university: string;
  readonly sentAt: number | string;
  readonly answeredAt: number | string | null;
  readonly confirmed: number | string;
}

const DECIDED = 'WHERE t.decided_at >= ?';
const NO_WORK = { waiting: 0, overdue: 0, decided: 0 };
const NO_FLOW = { waiting: 0, applied: 0, decided: 0 };

const waiting = () => ({ status: 'Verifying', id: Raw(undecided) }) as const;

@Injectable()
export class TypeOrmStatisticsReader extends StatisticsReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async oldest() {
    const oldest = await this.database.readLagging((manager) =>
      manager.findOne(CertificateEntity, {
        select: { id: true, applied_at: true },
        where: { ...waiting(), applied_at: Not(IsNull()) },
        order: { applied_at: 'ASC', id: 'ASC' },
      }),
    );
    const appliedAt = toDateOrNull(oldest?.applied_at ?? null);
    return oldest && appliedAt && { id: oldest.id, appliedAt };
  }

  override waiting({ since, until }: Pick<AgeSpan, 'since' | 'until'>): Promise<number> {
    const bounds = [since && MoreThanOrEqual(since.getTime()), until && LessThan(until.getTime())];
    const applied_at = And(...bounds.filter((bound) => bound !== null));
    return this.database.readLagging((manager) => countUpTo(manager, CertificateEntity, { ...waiting(), applied_at }));
  }

  override days(since: Date): Promise<DayOfWork[]> {
    return this.database.readLagging(async (manager) => {
      const from = [since.getTime()];
      const applied = await grouped<{ midnight: number }>(
        manager,
        `${midnightOf('t.applied_at')} AS midnight`,
        'WHERE t.applied_at >= ?',
        from,
      );
      const decided = await grouped<{ midnight: number; status: string }>(
        manager,
        `${midnightOf('t.decided_at')} AS midnight, t.status`,
        'WHERE t.decided_at >= ?',
        from,
      );
      const days = new Map<string, { applied: number; approved: number; rejected: number }>();
      const on = (midnight: number) => {
        const day = dayOf(new Date(Number(midnight)));
        const row = days.get(day) ?? { applied: 0, approved: 0, rejected: 0 };
        days.set(day, row);
        return row;
      };
      for (const { midnight, n } of applied) on(midnight).applied += n;
      for (const { midnight, status, n } of decided) {
        if (status === 'Verified') on(midnight).approved += n;
        else if (status === 'Rejected') on(midnight).rejected += n;
      }
      for (const { action, decidedAt } of await heldDecisions(manager)) {
        const row = on(decidedAt.getTime());
        if (action === 'approve') row.approved += 1;
        else row.rejected += 1;
      }
      return [...days].map(([day, row]) => ({ day, ...row })).sort((a, b) => (a.day < b.day ? -1 : 1));
    });
  }

  override officers(promised: Date, since: Date): Promise<OfficerLoad[]> {
    return this.database.readLagging(async (manager) => {
      const assigned = await grouped<{ id: number | null; late: number | boolean }>(
        manager,
        `t.assigned_to AS id, t.applied_at < ${promised.getTime()} AS late`,
        WAITING,
      );
      const decided = await grouped<{ id: number | null }>(manager, 't.decided_by AS id', DECIDED, [since.getTime()]);
      const loads = new Tally<number | null, keyof typeof NO_WORK>(NO_WORK);
      for (const { id, late, n } of assigned) loads.add(id, { waiting: n, overdue: Number(late) === 1 ? n : 0 });
      for (const { id, n } of decided) if (id !== null) loads.add(id, { decided: n });
      const ids = loads.entries().flatMap(([id]) => id ?? []);
      const users = await manager.find(UserEntity, {
        select: { id: true, name: true, username: true },
        where: { id: In(ids) },
      });
      const names = new Map(users.map(({ id, name, username }) => [id, name ?? username]));
      return loads
        .entries()
        .map(([id, load]) => ({ id, name: id === null ? null : (names.get(id) ?? null), ...load }))
        .sort((a, b) => b.waiting - a.waiting || b.decided - a.decided);
    });
  }

  override universities(since: Date, limit: number): Promise<UniversityLoad[]> {
    return this.database.readLagging(async (manager) => {
      const loads = new Tally<string, keyof typeof NO_FLOW>(NO_FLOW);
      for (const [figure, where, values] of [
        ['waiting', WAITING, []],
        ['applied', 'WHERE t.applied_at >= ?', [since.getTime()]],
        ['decided', DECIDED, [since.getTime()]],
      ] as const) {
        const rows = await grouped<{ university_key: string | null }>(manager, 't.university_key', where, values);
        for (const { university_key, n } of rows)
          if (university_key !== null) loads.add(university_key, { [figure]: n });
      }
      const most = loads.entries().sort(([, a], [, b]) => b.waiting - a.waiting || b.applied - a.applied);
      const told: UniversityLoad[] = [];
      for (const [university_key, load] of most.slice(0, limit)) {
        const select = { id: true, university: true } as const;
        const one = await manager.findOne(CertificateEntity, { select, where: { university_key } });
        if (one?.university) told.push({ name: one.university, ...load });
      }
      return told;
    });
  }

  override reasons(since: Date): Promise<ReasonCount[]> {
    return this.database.readLagging(async (manager) => {
      const rows = await grouped<{ id: number | null }>(
        manager,
        't.rejection_reason_id AS id',
        `WHERE t.decided_at >= ? AND t.status = 'Rejected'`,
        [since.getTime()],
      );
      const saved = await manager.find(RejectionReasonEntity, {
        select: { id: true, title_en: true, title_cn: true },
        where: { id: In(rows.flatMap(({ id }) => id ?? [])) },
      });
      const titles = new Map(saved.map(({ id, title_en, title_cn }) => [id, { titleEn: title_en, titleCn: title_cn }]));
      const untitled = { titleEn: null, titleCn: null };
      return rows
        .map(({ id, n }) => ({ id, ...((id !== null && titles.get(id)) || untitled), rejected: n }))
        .sort((a, b) => b.rejected - a.rejected);
    });
  }

  /** What was verified without having been applied for took no time, and tells nothing. */
  override async decisions(since: Date, limit: number): Promise<Decided[]> {
    const rows = await this.database.readLagging((manager) =>
      manager
        .createQueryBuilder(CertificateEntity, 't')
        .select(['t.applied_at AS appliedAt', 't.decided_at AS decidedAt'])
        .where('t.decided_at >= :since AND t.applied_at < t.decided_at', { since: since.getTime() })
        .orderBy('t.decided_at', 'DESC')
        .limit(limit)
        .getRawMany<{ appliedAt: number; decidedAt: number }>(),
    );
    return rows.map(({ appliedAt, decidedAt }) => ({
      appliedAt: toDate(Number(appliedAt)),
      decidedAt: toDate(Number(decidedAt)),
    }));
  }

  override enquiries(since: Date, limit: number): Promise<Enquiry[]> {
    return this.database.readLagging(async (manager) => {
      const rows = await manager
        .createQueryBuilder(ConfirmationEntity, 'c')
        .innerJoin(CertificateEntity, 't', 't.id = c.certificate_id')
        .select(['t.university AS university', 'c.sent_at AS sentAt'])
        .addSelect(['c.answered_at AS answeredAt', 'c.confirmed AS confirmed'])
        .where("c.sent_at >= :since AND c.party = 'university' AND t.university IS NOT NULL", {
          since: since.getTime(),
        })
        .orderBy('c.sent_at', 'DESC')
        .limit(limit)
        .getRawMany<EnquiryRow>();
      return rows.map(({ university, sentAt, answeredAt, confirmed }) => ({
        university,
        sentAt: toDate(Number(sentAt)),
        answeredAt: answeredAt === null ? null : toDate(Number(answeredAt)),
        isConfirmed: Number(confirmed) === 1,
      }));
    });
  }

  override failedJobs(): Promise<number> {
    return this.database.readLagging((manager) => countUpTo(manager, JobEntity, { state: 'failed' }));
  }
}
