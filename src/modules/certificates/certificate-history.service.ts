import { Injectable } from '@nestjs/common';
import { type Actor, readsCertificates } from '../../domain/account/actor.js';
import { type HistoryStep, pageBeside, toStep, withStep } from '../../domain/certificate/history.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { Sort } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { AuditReader } from '../audit/audit.repository.js';
import { ReportReader } from '../reports/report.repository.js';
import { UserReader } from '../users/user.repository.js';
import { CertificateReader } from './certificate.repository.js';

/** A step with what its actor is called; `null` for the service itself and for accounts that are gone. */
export interface NamedStep extends HistoryStep {
  readonly actorName: string | null;
}

/** What was done with a record, out of the audit trail. */
@Injectable()
export class CertificateHistoryService {
  constructor(
    private readonly events: AuditReader,
    private readonly certificates: CertificateReader,
    private readonly reports: ReportReader,
    private readonly users: UserReader,
  ) {}

  /**
   * For staff who may see certificates; the audit trail itself needs not be theirs.
   * @throws DomainError `forbidden`, `not_found`.
   */
  async list(actor: Actor, id: number, page: PageRequest, sort: Sort<'at'>): Promise<Page<NamedStep>> {
    if (!readsCertificates(actor)) {
      throw new DomainError('forbidden', message('no_histories_seen'));
    }
    if (!(await this.certificates.findById(id))) throw notFound('Certificate');
    const withdrawal = await this.withdrawalOf(id);
    const { items, total } = await this.steps(id, withdrawal, page, sort);
    const names = await this.users.namesOf(items.map(({ actorId }) => actorId));
    const named = items.map((step) => ({ ...step, actorName: names.get(step.actorId) ?? null }));
    return { items: named, total };
  }

  private async steps(
    id: number,
    withdrawal: HistoryStep | null,
    page: PageRequest,
    sort: Sort<'at'>,
  ): Promise<Page<HistoryStep>> {
    const filter = { subjectType: 'certificate', subjectId: String(id), reads: false };
    const { items, total } = await this.events.list({ page: withdrawal ? pageBeside(page) : page, sort, filter });
    const steps = items.map(toStep);
    if (!withdrawal) return { items: steps, total };
    return { items: withStep(steps, withdrawal, page, sort.descending), total: total + 1 };
  }

  /** The report's own event: a withdrawal does not change the certificate, and comes once at most. */
  private async withdrawalOf(certificateId: number): Promise<HistoryStep | null> {
    const report = await this.reports.findLatestOfCertificate(certificateId);
    if (report?.status !== 'withdrawn') return null;
    const { items } = await this.events.list({
      page: { offset: 0, limit: 1 },
      sort: { field: 'at', descending: true },
      filter: { subjectType: 'report', subjectId: String(report.id), action: 'report.withdrawn' },
    });
    return items[0] ? toStep(items[0]) : null;
  }
}
