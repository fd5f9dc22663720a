import { Injectable } from '@nestjs/common';
import { type Actor, may } from '../../domain/account/actor.js';
import type { ChangeTarget } from '../../domain/catalog/record-version.js';
import { type HistoryStep, type Stale, staleSince, toStep } from '../../domain/certificate/history.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { Sort } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { AuditReader } from '../../ports/audit.js';
import { CertificateReader } from '../../ports/certificate.store.js';
import { UserReader } from '../../ports/user.store.js';

/** A step with what its actor is called; `null` for the service itself and for accounts that are gone. */
export interface NamedStep extends HistoryStep {
  readonly actorName: string | null;
}

/** How many steps back are looked through for what was changed since a version. */
const NEWEST: PageRequest = { offset: 0, limit: 100 };

/** What was done with a record, out of the audit trail. */
@Injectable()
export class CertificateHistoryService {
  constructor(
    private readonly events: AuditReader,
    private readonly certificates: CertificateReader,
    private readonly users: UserReader,
  ) {}

  /** For staff who may see certificates; the audit trail itself needs not be theirs. @throws DomainError `forbidden`, `not_found`. */
  async list(actor: Actor, id: number, page: PageRequest, sort: Sort<'at'>): Promise<Page<NamedStep>> {
    if (!may(actor, 'certificates.read') && !may(actor, 'certificates.review')) {
      throw new DomainError('forbidden', 'You are not allowed to see the history of certificates');
    }
    if (!(await this.certificates.findById(id))) throw new DomainError('not_found', 'Certificate not found!');
    const { items, total } = await this.steps(id, page, sort);
    const names = await this.namesOf(items);
    const named = items.map((step) => ({ ...step, actorName: names.get(step.actorId) ?? null }));
    return { items: named, total };
  }

  /** Does something with a record; where that is refused because others were faster, the refusal tells what they changed. */
  async explaining<T>(target: ChangeTarget, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DomainError) || error.reason !== 'stale_version') throw error;
      const stale = await this.missed(target);
      throw stale ? new DomainError(error.reason, error.message, { ...error.details, stale }) : error;
    }
  }

  private async missed({ id, version }: ChangeTarget): Promise<Stale | null> {
    const current = await this.certificates.findById(id);
    if (!current || typeof version !== 'number') return null;
    const { items } = await this.steps(id, NEWEST, { field: 'at', descending: true });
    return staleSince(items, version, current.version);
  }

  private async steps(id: number, page: PageRequest, sort: Sort<'at'>): Promise<Page<HistoryStep>> {
    const filter = { subjectType: 'certificate', subjectId: String(id) };
    const { items, total } = await this.events.list({ page, sort, filter });
    return { items: items.map(toStep), total };
  }

  private async namesOf(steps: readonly HistoryStep[]): Promise<ReadonlyMap<number | null, string>> {
    const ids = [...new Set(steps.flatMap(({ actorId }) => actorId ?? []))];
    if (ids.length === 0) return new Map();
    const { items } = await this.users.list({
      filter: { ids },
      sort: { field: 'id', descending: false },
      page: { offset: 0, limit: ids.length },
    });
    return new Map(items.map(({ id, name, username }) => [id, name ?? username]));
  }
}
