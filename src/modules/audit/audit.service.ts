import { Injectable } from '@nestjs/common';
import { type AuditEvent, type AuditFilter, subjectAccount } from '../../domain/audit/audit-event.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { UserReader } from '../users/user.repository.js';
import { AuditReader } from './audit.repository.js';

/** An event with what its accounts are called now; `null` where there is none, or none any more. */
export interface NamedEvent extends AuditEvent {
  readonly actorName: string | null;
  readonly subjectName: string | null;
}

/** Reading what was done, by whom and when. */
@Injectable()
export class AuditService {
  constructor(
    private readonly events: AuditReader,
    private readonly users: UserReader,
  ) {}

  async list(request: ListRequest<'at', AuditFilter>): Promise<Page<NamedEvent>> {
    const { items, total } = await this.events.list(request);
    return { items: await this.named(items), total };
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<NamedEvent> {
    const event = await this.events.findById(id);
    const [named] = event ? await this.named([event]) : [];
    if (!named) throw new DomainError('not_found', message('no_event'));
    return named;
  }

  /** The trail itself holds no name: that goes when the account does, and the trail stays. */
  private async named(events: readonly AuditEvent[]): Promise<NamedEvent[]> {
    const names = await this.users.namesOf(events.flatMap((event) => [event.actorId, subjectAccount(event)]));
    return events.map((event) => ({
      ...event,
      actorName: names.get(event.actorId) ?? null,
      subjectName: names.get(subjectAccount(event)) ?? null,
    }));
  }
}
