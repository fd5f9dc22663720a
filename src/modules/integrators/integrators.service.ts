import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { revoked, stateOfKey } from '../../domain/integrator/api-key.js';
import { integratorChange, keyChange } from '../../domain/integrator/integrator.audit.js';
import type { Integrator, IntegratorFields } from '../../domain/integrator/integrator.js';
import { keptSince } from '../../domain/privacy/retention.js';
import { dayOf } from '../../domain/shared/calendar.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, refuseStale } from '../../domain/shared/record-version.js';
import { webhookChange } from '../../domain/webhook/webhook.audit.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type IntegratorFilter, IntegratorReader, type IntegratorSort, type KeyUse } from './integrator.repository.js';

/** Of which use is shown. */
const USED_DAYS = 30;

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
    if (!found) throw notFound('Integrator');
    return found;
  }

  /** With how much it was used on each of the last days. @throws DomainError `not_found`. */
  async usage(id: number): Promise<{ readonly integrator: Integrator; readonly uses: readonly KeyUse[] }> {
    const integrator = await this.detail(id);
    const since = dayOf(keptSince(USED_DAYS, this.clock.now()));
    return { integrator, uses: await this.integrators.usesSince(id, since) };
  }

  /** @throws DomainError `already_exists`. */
  add(actor: Actor, fields: IntegratorFields): Promise<Integrator> {
    return this.unitOfWork.run(async (tx) => {
      const added = await tx.integrators.insert({ ...fields, createdAt: this.clock.now() });
      tx.audit.record(integratorChange(actor.userId, null, added));
      return added;
    });
  }

  /**
   * Fields that are not given stay; once it is closed its people are signed out, its keys are revoked and its webhooks
   * switched off.
   * @throws DomainError `not_found`, `stale_version`, `already_exists`.
   */
  change(actor: Actor, target: ChangeTarget, given: Partial<IntegratorFields>): Promise<Integrator> {
    return this.unitOfWork.run(async (tx) => {
      const current = await tx.integrators.lock(target.id);
      if (!current) throw notFound('Integrator');
      refuseStale(current, target);
      const after = await tx.integrators.update(withChanges(current, given));
      tx.audit.record(integratorChange(actor.userId, current, after));
      if (after.status === 'closed' && current.status !== 'closed') await this.end(tx, actor, after.id);
      return after;
    });
  }

  /** Opened again, it makes other keys and switches its webhooks on, and its people sign in anew. */
  private async end(tx: Transaction, actor: Actor, integratorId: number): Promise<void> {
    const now = this.clock.now();
    for (const userId of await tx.members.allOf(integratorId)) await tx.sessions.revokeAll(userId, now);
    for (const key of await tx.integrators.keysOf(integratorId)) {
      if (stateOfKey(key, now) !== 'active') continue;
      const after = await tx.integrators.updateKey(revoked(key, now));
      tx.audit.record(keyChange(actor.userId, 'api-key.revoked', key, after));
    }
    for (const id of await tx.webhooks.allOf(integratorId)) {
      const webhook = await tx.webhooks.lock(id);
      if (webhook?.state !== 'on') continue;
      const after = await tx.webhooks.update({ ...webhook, state: 'off' });
      tx.audit.record(webhookChange('webhook.switched-off', webhook, after, { keyId: null, memberId: actor.userId }));
    }
  }
}
