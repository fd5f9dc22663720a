import { Injectable } from '@nestjs/common';
import type { AuditEvent, AuditFilter } from '../../domain/audit/audit-event.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { AuditReader } from '../../ports/audit.js';

/** Reading what was done, by whom and when. */
@Injectable()
export class AuditService {
  constructor(private readonly events: AuditReader) {}

  list(request: ListRequest<'at', AuditFilter>): Promise<Page<AuditEvent>> {
    return this.events.list(request);
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<AuditEvent> {
    const event = await this.events.findById(id);
    if (!event) throw new DomainError('not_found', 'There is no such event');
    return event;
  }
}
