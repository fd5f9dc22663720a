import { Injectable } from '@nestjs/common';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { ApiKey, NewApiKey } from '../../domain/integrator/api-key.js';
import type { Integrator } from '../../domain/integrator/integrator.js';
import { message } from '../../domain/messages/message.js';
import type { Day } from '../../domain/shared/calendar.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { isFoundBy } from '../../domain/shared/search-words.js';
import { Database } from '../../platform/db/database.js';
import { asTaken } from '../../platform/db/db-errors.js';
import { ordered, pageOf, whereAnywhere } from '../../platform/db/list-query.js';
import { forUpdate } from '../../platform/db/locks.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { ApiKeyEntity, ApiKeyUseEntity, IntegratorEntity } from './integrator.entity.js';
import { toApiKey, toApiKeyColumns, toIntegrator, toIntegratorColumns } from './integrator.mapper.js';
import {
  type ApiKeyFilter,
  type ApiKeySort,
  type IntegratorFilter,
  IntegratorReader,
  type IntegratorSort,
  type IntegratorStore,
  type KeyUse,
  type NewIntegrator,
  type OwnedKey,
} from './integrator.repository.js';
import { IntegratorMemberUseEntity } from './member.entity.js';

const ORDERS: Readonly<Record<IntegratorSort, readonly string[]>> = {
  id: ['t.id'],
  name: ['t.name', 't.id'],
  contact: ['t.contact', 't.id'],
  purpose: ['t.purpose', 't.id'],
  status: ['t.status', 't.id'],
  createdAt: ['t.created_at', 't.id'],
};

const KEY_ORDERS: Readonly<Record<ApiKeySort, readonly string[]>> = {
  id: ['t.id'],
  name: ['t.name', 't.id'],
  integratorId: ['t.integrator_id', 't.id'],
  beginning: ['t.beginning', 't.id'],
  mode: ['t.mode', 't.id'],
  createdAt: ['t.created_at', 't.id'],
  lastUsedAt: ['t.last_used_at', 't.id'],
};

const TAKEN = { name: message('integrator_taken') };

@Injectable()
export class TypeOrmIntegratorReader extends IntegratorReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<Integrator | null> {
    const row = await this.database.read((manager) => manager.findOneBy(IntegratorEntity, { id }));
    return row && toIntegrator(row);
  }

  override list({ filter, sort, page }: ListRequest<IntegratorSort, IntegratorFilter>): Promise<Page<Integrator>> {
    return this.database.read((manager) => {
      const query = manager.createQueryBuilder(IntegratorEntity, 't');
      if (filter.ids) query.andWhere({ id: In(filter.ids) });
      if (filter.status) query.andWhere({ status: filter.status });
      if (filter.q !== undefined) whereAnywhere(query, { texts: ['t.words'] }, filter.q);
      return pageOf(ordered(query, ORDERS[sort.field], sort.descending), page, toIntegrator);
    });
  }

  override findKey(id: number): Promise<OwnedKey | null> {
    return this.database.read((manager) => ownedKey(manager, { id }));
  }

  override findKeyByHash(hash: string): Promise<OwnedKey | null> {
    return this.database.read((manager) => ownedKey(manager, { hash }));
  }

  override listKeys({ filter, sort, page }: ListRequest<ApiKeySort, ApiKeyFilter>): Promise<Page<OwnedKey>> {
    return this.database.read(async (manager) => {
      const query = manager.createQueryBuilder(ApiKeyEntity, 't');
      if (filter.ids) query.andWhere({ id: In(filter.ids) });
      if (filter.integratorId !== undefined) query.andWhere({ integrator_id: filter.integratorId });
      if (filter.q !== undefined) await whereKeyFound(query, filter.q);
      const found = await pageOf(ordered(query, KEY_ORDERS[sort.field], sort.descending), page, toApiKey);
      const ids = [...new Set(found.items.map(({ integratorId }) => integratorId))];
      const owners = ids.length === 0 ? [] : await manager.findBy(IntegratorEntity, { id: In(ids) });
      const byId = new Map(owners.map((owner) => [owner.id, toIntegrator(owner)]));
      const items = found.items.flatMap((key) => {
        const integrator = byId.get(key.integratorId);
        return integrator ? [{ key, integrator }] : [];
      });
      return { items, total: found.total };
    });
  }

  override usesSince(integratorId: number, since: Day): Promise<KeyUse[]> {
    const counted = { integratorId, since };
    return this.database.read(async (manager) => {
      const byKeys = await manager
        .createQueryBuilder(ApiKeyUseEntity, 'u')
        .innerJoin(ApiKeyEntity, 'k', 'k.id = u.key_id')
        .select(['u.day AS day', 'u.calls AS calls', 'u.items AS items'])
        .where('k.integrator_id = :integratorId AND u.day >= :since', counted)
        .getRawMany<KeyUse>();
      const byMembers = await manager
        .createQueryBuilder(IntegratorMemberUseEntity, 'u')
        .select(['u.day AS day', 'u.calls AS calls', 'u.items AS items'])
        .where('u.integrator_id = :integratorId AND u.day >= :since', counted)
        .getRawMany<KeyUse>();
      return sumByDay([...byKeys, ...byMembers]);
    });
  }
}

/**
 * Read and compared here, as keys are few and bear no words of their own: names hold dashes and brackets, and SQLite
 * knows small letters of English only. `mv_live_4fZ` is found by `4fz` as well.
 */
async function whereKeyFound(query: SelectQueryBuilder<ApiKeyEntity>, q: string): Promise<void> {
  const keys = await query.clone().select(['t.id', 't.name', 't.beginning']).getMany();
  const found = keys.filter(({ name, beginning }) => isFoundBy([name, beginning], q));
  query.andWhere({ id: In(found.map(({ id }) => id)) });
}

function sumByDay(uses: readonly KeyUse[]): KeyUse[] {
  const days = new Map<Day, KeyUse>();
  for (const { day, calls, items } of uses) {
    const sum = days.get(day) ?? { day, calls: 0, items: 0 };
    days.set(day, { day, calls: sum.calls + Number(calls), items: sum.items + Number(items) });
  }
  return [...days.values()].sort((one, other) => one.day.localeCompare(other.day));
}

async function ownedKey(
  manager: EntityManager,
  where: { readonly id: number } | { readonly hash: string },
): Promise<OwnedKey | null> {
  const key = await manager.findOneBy(ApiKeyEntity, where);
  const integrator = key && (await manager.findOneBy(IntegratorEntity, { id: key.integrator_id }));
  return key && integrator && { key: toApiKey(key), integrator: toIntegrator(integrator) };
}

export class TypeOrmIntegratorStore implements IntegratorStore {
  constructor(private readonly manager: EntityManager) {}

  async lock(id: number): Promise<Integrator | null> {
    const row = await this.manager.findOne(IntegratorEntity, { where: { id }, ...forUpdate(this.manager) });
    return row && toIntegrator(row);
  }

  async insert(integrator: NewIntegrator): Promise<Integrator> {
    const row = this.manager.create(IntegratorEntity, { ...toIntegratorColumns(integrator), version: 1 });
    await this.manager.insert(IntegratorEntity, row).catch(asTaken(TAKEN));
    return toIntegrator(row);
  }

  async update(integrator: Integrator): Promise<Integrator> {
    return updateVersioned(this.manager, IntegratorEntity, integrator, toIntegratorColumns(integrator)).catch(
      asTaken(TAKEN),
    );
  }

  async findKey(id: number): Promise<ApiKey | null> {
    const row = await this.manager.findOneBy(ApiKeyEntity, { id });
    return row && toApiKey(row);
  }

  async keysOf(integratorId: number): Promise<ApiKey[]> {
    const where = { integrator_id: integratorId };
    return (await this.manager.find(ApiKeyEntity, { where, order: { id: 'ASC' } })).map(toApiKey);
  }

  async insertKey(key: NewApiKey): Promise<ApiKey> {
    const row = this.manager.create(ApiKeyEntity, { ...toApiKeyColumns(key), version: 1 });
    await this.manager.insert(ApiKeyEntity, row);
    return toApiKey(row);
  }

  async updateKey(key: ApiKey): Promise<ApiKey> {
    // When it was used last is counted beside, and must not be put back.
    const { last_used_at: _, ...columns } = toApiKeyColumns(key);
    return updateVersioned(this.manager, ApiKeyEntity, key, columns);
  }

  async countUse(keyId: number, { day, calls, items }: KeyUse, now: Date): Promise<void> {
    const { affected } = await this.manager.update(ApiKeyEntity, { id: keyId }, { last_used_at: now.getTime() });
    if (affected !== 1) return;
    const of = { key_id: keyId, day };
    const counted = await this.manager.findOne(ApiKeyUseEntity, { where: of, ...forUpdate(this.manager) });
    if (!counted) await this.manager.insert(ApiKeyUseEntity, { ...of, calls, items });
    else await this.manager.update(ApiKeyUseEntity, of, { calls: counted.calls + calls, items: counted.items + items });
  }
}
