import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { integratorChange } from '../../domain/integrator/integrator.audit.js';
import type { Integrator, IntegratorFields } from '../../domain/integrator/integrator.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, refuseStale } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type IntegratorFilter, IntegratorReader, type IntegratorSort } from './integrator.repository.js';

export const integratorNotFound = () => new DomainError('not_found', message('not_found', { what: 'Integrator' }));

/** The organisations whose programs use the service. */
@Injectable()
export class IntegratorsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly integrators: IntegratorReader,
    private readonly clock: Clock,
  ) {}

  list(request: ListRequest<IntegratorSort, IntegratorFilter>): Promise<Page<Integrator>> {
    return this.integrators.list(request);
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<Integrator> {
    const found = await this.integrators.findById(id);
    if (!found) throw integratorNotFound();
    return found;
  }

  /** @throws DomainError `already_exists`. */
  add(actor: Actor, fields: IntegratorFields): Promise<Integrator> {
    return this.unitOfWork.run(async (tx) => {
      const added = await tx.integrators.insert({ ...fields, createdAt: this.clock.now() });
      tx.audit.record(integratorChange(actor.userId, null, added));
      return added;
    });
  }

  /** Fields that are not given stay; once it is closed none of its keys works. @throws DomainError `not_found`, `stale_version`, `already_exists`. */
  change(actor: Actor, target: ChangeTarget, given: Partial<IntegratorFields>): Promise<Integrator> {
    return this.unitOfWork.run(async (tx) => {
      const current = await tx.integrators.lock(target.id);
      if (!current) throw integratorNotFound();
      refuseStale(current, target);
      const after = await tx.integrators.update(withChanges(current, given));
      tx.audit.record(integratorChange(actor.userId, current, after));
      return after;
    });
  }
}
