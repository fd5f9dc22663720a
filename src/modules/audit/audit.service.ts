import { Injectable } from '@nestjs/common';
import { actionsNamed } from '../../domain/audit/audit-actions.js';
import { type AuditEvent, type AuditFilter, type AuditSort, subjectAccount } from '../../domain/audit/audit-event.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { type Names, UserReader } from '../users/user.repository.js';
import { AuditReader } from './audit.repository.js';

/** As many names as anybody means at once. */
const ACCOUNTS_MAX = 100;

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

  /**
   * @param actor words of the name of who did it.
   * @param q such words, or words of the action, or all of the subject's id.
   */
  async list(
    { filter, ...request }: ListRequest<AuditSort, AuditFilter>,
    { actor, q }: { readonly actor?: string | undefined; readonly q?: string | undefined } = {},
  ): Promise<Page<NamedEvent>> {
    const by = actor === undefined ? {} : { actorIds: await this.accountsNamed(actor) };
    const any =
      q === undefined
        ? {}
        : { any: { actorIds: await this.accountsNamed(q), actions: actionsNamed(q), subjectId: q.trim() } };
    const { items, total } = await this.events.list({ ...request, filter: { ...filter, ...by, ...any } });
    const names = await this.namesIn(items);
    return { items: items.map((event) => withNames(event, names)), total };
  }

  /** The accounts that have a name like this; of more than so many, the first. */
  private async accountsNamed(name: string): Promise<number[]> {
    const sort = { field: 'id', descending: false } as const;
    const { items } = await this.users.list({ filter: { name }, sort, page: { offset: 0, limit: ACCOUNTS_MAX } });
    return items.map(({ id }) => id);
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<NamedEvent> {
    const event = await this.events.findById(id);
    if (!event) throw new DomainError('not_found', message('no_event'));
    return withNames(event, await this.namesIn([event]));
  }

  /** The trail itself holds no name: that goes when the account does, and the trail stays. */
  private namesIn(events: readonly AuditEvent[]): Promise<Names> {
    return this.users.namesOf(events.flatMap((event) => [event.actorId, subjectAccount(event)]));
  }
}

function withNames(event: AuditEvent, names: Names): NamedEvent {
  return {
    ...event,
    actorName: names.get(event.actorId) ?? null,
    subjectName: names.get(subjectAccount(event)) ?? null,
  };
}
