import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import {
  type ApiKey,
  type KeyFields,
  type KeyState,
  refusePastEnd,
  refuseThirdKey,
  revoked,
  stateOfKey,
} from '../../domain/integrator/api-key.js';
import { keyChange } from '../../domain/integrator/integrator.audit.js';
import { refuseClosed } from '../../domain/integrator/integrator.js';
import { beginningOfKey, type KeyMode, writeKey } from '../../domain/integrator/key-text.js';
import { refuseFormerMember } from '../../domain/integrator/member.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, refuseStale } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type ApiKeyFilter, type ApiKeySort, IntegratorReader } from './integrator.repository.js';
import { hashOfKey } from './key-hash.js';

/** The keys that members are shown. */
const LATEST = 100;

export interface ShownKey {
  readonly key: ApiKey;
  readonly integratorName: string;
  readonly state: KeyState;
}

/** A key as it is shown once. */
export interface MadeKey extends ShownKey {
  readonly text: string;
}

export interface KeyOrder extends KeyFields {
  readonly integratorId: number;
  readonly mode: KeyMode;
}

/** The keys that programs call with. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly integrators: IntegratorReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async list(request: ListRequest<ApiKeySort, ApiKeyFilter>): Promise<Page<ShownKey>> {
    const { items, total } = await this.integrators.listKeys(request);
    return { items: items.map(({ key, integrator }) => this.shown(key, integrator.name)), total };
  }

  /** Of one integrator, the newest first. */
  async listOf(integratorId: number): Promise<readonly ShownKey[]> {
    const page = { offset: 0, limit: LATEST };
    return (await this.list({ filter: { integratorId }, sort: { field: 'id', descending: true }, page })).items;
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<ShownKey> {
    const found = await this.integrators.findKey(id);
    if (!found) throw notFound('Key');
    return this.shown(found.key, found.integrator.name);
  }

  /**
   * @throws DomainError `not_found`, `forbidden` for a member who was removed meanwhile, `integrator_closed`,
   * `too_many_keys`, `invalid_input` for an end that lies behind.
   */
  async make(actor: Actor, { integratorId, mode, ...fields }: KeyOrder): Promise<MadeKey> {
    const now = this.clock.now();
    refusePastEnd(fields.endsAt, now);
    const text = writeKey(mode, this.ids.keyDigits());
    const hash = hashOfKey(text);
    return this.unitOfWork.run(async (tx) => {
      const integrator = await tx.integrators.lock(integratorId);
      if (!integrator) throw notFound('Integrator');
      refuseFormerMember(actor, await tx.members.find(actor.userId), integratorId);
      refuseClosed(integrator);
      refuseThirdKey(mode, await tx.integrators.keysOf(integratorId), now);
      const origin = { hash, beginning: beginningOfKey(text), createdBy: actor.userId, createdAt: now };
      const unused = { lastUsedAt: null, revokedAt: null, leakedAt: null };
      const key = await tx.integrators.insertKey({ integratorId, mode, ...fields, ...origin, ...unused });
      tx.audit.record(keyChange(actor.userId, 'api-key.made', null, key));
      return { ...this.shown(key, integrator.name), text };
    });
  }

  /**
   * Fields that are not given stay.
   * @throws DomainError `not_found`, `stale_version`, `invalid_input` for an end that lies behind.
   */
  async change(actor: Actor, target: ChangeTarget, given: Partial<KeyFields>): Promise<ShownKey> {
    const now = this.clock.now();
    refusePastEnd(given.endsAt, now);
    return this.unitOfWork.run(async (tx) => {
      const { key, name } = await locked(tx, target.id);
      refuseStale(key, target);
      const wanted = withChanges(key, given);
      if (stateOfKey(key, now) !== 'active' && stateOfKey(wanted, now) === 'active') {
        refuseThirdKey(key.mode, await tx.integrators.keysOf(key.integratorId), now);
      }
      const after = await tx.integrators.updateKey(wanted);
      tx.audit.record(keyChange(actor.userId, 'api-key.changed', key, after));
      return this.shown(after, name);
    });
  }

  /**
   * From the next request on it opens nothing, on every process.
   * @param of whose it has to be.
   * @throws DomainError `not_found`.
   */
  async revoke(actor: Actor, id: number, of?: number): Promise<ShownKey> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const { key, name } = await locked(tx, id);
      if (of !== undefined && key.integratorId !== of) throw notFound('Key');
      if (key.revokedAt) return this.shown(key, name);
      const after = await tx.integrators.updateKey(revoked(key, now));
      tx.audit.record(keyChange(actor.userId, 'api-key.revoked', key, after));
      return this.shown(after, name);
    });
  }

  private shown(key: ApiKey, integratorName: string): ShownKey {
    return { key, integratorName, state: stateOfKey(key, this.clock.now()) };
  }
}

/** A key, locked by its integrator. @throws DomainError `not_found`. */
async function locked(tx: Transaction, id: number): Promise<{ readonly key: ApiKey; readonly name: string }> {
  const found = await tx.integrators.findKey(id);
  const integrator = found && (await tx.integrators.lock(found.integratorId));
  const key = integrator && (await tx.integrators.findKey(id));
  if (!key) throw notFound('Key');
  return { key, name: integrator.name };
}
