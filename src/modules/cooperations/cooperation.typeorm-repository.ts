import { Injectable } from '@nestjs/common';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { Cooperation, CooperationFields, NamedCooperation } from '../../domain/catalog/cooperation.js';
import { message } from '../../domain/messages/message.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { nameKey, regionKey } from '../../platform/db/columns.js';
import { Database } from '../../platform/db/database.js';
import { asTaken } from '../../platform/db/db-errors.js';
import { ordered, pageOf, type Searched, whereAnywhere, whereWords } from '../../platform/db/list-query.js';
import { lockByIds } from '../../platform/db/locks.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { insertWords, replaceWords } from '../../platform/db/word-rows.js';
import { UniversityWordEntity } from '../universities/university.entity.js';
import { CooperationEntity, CooperationWordEntity } from './cooperation.entity.js';
import {
  type CooperationFilter,
  CooperationReader,
  type CooperationSort,
  type CooperationStore,
} from './cooperation.repository.js';

const ORDERS: Readonly<Record<CooperationSort, readonly string[]>> = {
  id: ['t.id'],
  name: ['t.name_key', 't.id'],
  region: ['t.region_key', 't.name_key', 't.id'],
  university1Name: ['u1.name_key', 't.id'],
  university2Name: ['u2.name_key', 't.id'],
};

const SEARCHED: Searched = {
  words: [
    { column: 't.id', Words: CooperationWordEntity, owner: 'cooperation_id' },
    { column: 't.university1_id', Words: UniversityWordEntity, owner: 'university_id' },
    { column: 't.university2_id', Words: UniversityWordEntity, owner: 'university_id' },
  ],
  texts: ['t.region_key'],
};

const TAKEN = { name: message('cooperation_taken') };

type CooperationList = Omit<ListRequest<CooperationSort, CooperationFilter>, 'page'>;

/** With the names of its universities. */
function named(manager: EntityManager): SelectQueryBuilder<CooperationEntity> {
  return manager
    .createQueryBuilder(CooperationEntity, 't')
    .innerJoinAndSelect('t.university1', 'u1')
    .innerJoinAndSelect('t.university2', 'u2');
}

function cooperationList(
  manager: EntityManager,
  { filter, sort }: CooperationList,
): SelectQueryBuilder<CooperationEntity> {
  const query = named(manager);
  if (filter.ids) query.andWhere({ id: In(filter.ids) });
  if (filter.region !== undefined) query.andWhere({ region_key: regionKey(filter.region) });
  if (filter.name !== undefined) whereWords(query, 't.id', CooperationWordEntity, 'cooperation_id', filter.name);
  if (filter.universityId !== undefined) {
    query.andWhere([{ university1_id: filter.universityId }, { university2_id: filter.universityId }]);
  }
  if (filter.university1Id !== undefined) query.andWhere({ university1_id: filter.university1Id });
  if (filter.university2Id !== undefined) query.andWhere({ university2_id: filter.university2Id });
  if (filter.q !== undefined) whereAnywhere(query, SEARCHED, filter.q);
  return ordered(query, ORDERS[sort.field], sort.descending);
}

@Injectable()
export class TypeOrmCooperationReader extends CooperationReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<NamedCooperation | null> {
    const row = await this.database.read((manager) => named(manager).where({ id }).getOne());
    return row && toNamed(row);
  }

  override list(request: ListRequest<CooperationSort, CooperationFilter>): Promise<Page<NamedCooperation>> {
    return this.database.read((manager) => pageOf(cooperationList(manager, request), request.page, toNamed));
  }
}

export class TypeOrmCooperationStore implements CooperationStore {
  constructor(private readonly manager: EntityManager) {}

  async lock(ids: readonly number[]): Promise<Cooperation[]> {
    return (await lockByIds(this.manager, CooperationEntity, ids)).map(toCooperation);
  }

  async insert(cooperation: CooperationFields): Promise<Cooperation> {
    const row = this.manager.create(CooperationEntity, { ...toColumns(cooperation), version: 1 });
    await this.manager.insert(CooperationEntity, row).catch(asTaken(TAKEN));
    await insertWords(this.manager, CooperationWordEntity, { cooperation_id: row.id }, cooperation.name);
    return toCooperation(row);
  }

  async update(cooperation: Cooperation): Promise<Cooperation> {
    const next = await updateVersioned(this.manager, CooperationEntity, cooperation, toColumns(cooperation)).catch(
      asTaken(TAKEN),
    );
    await replaceWords(this.manager, CooperationWordEntity, { cooperation_id: cooperation.id }, cooperation.name);
    return next;
  }

  /** Their words go with them, by their foreign keys. */
  async remove(ids: readonly number[]): Promise<void> {
    await this.manager.delete(CooperationEntity, { id: In(ids) });
  }

  count(): Promise<number> {
    return this.manager.count(CooperationEntity);
  }
}

function toCooperation({ id, version, name, region, university1_id, university2_id }: CooperationEntity): Cooperation {
  return { id, version, name, region, university1Id: university1_id, university2Id: university2_id };
}

function toNamed(row: CooperationEntity): NamedCooperation {
  const { university1, university2 } = row;
  return { ...toCooperation(row), university1Name: university1?.name ?? '', university2Name: university2?.name ?? '' };
}

function toColumns({ name, region, ...sides }: CooperationFields): Omit<CooperationEntity, 'id' | 'version'> {
  const { university1Id, university2Id } = sides;
  return {
    university1_id: university1Id,
    university2_id: university2Id,
    pair_key: `${Math.min(university1Id, university2Id)}-${Math.max(university1Id, university2Id)}`,
    name,
    name_key: nameKey(name),
    region,
    region_key: regionKey(region),
  };
}
