import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import {
  isCalled,
  type University,
  type UniversityFields,
  type UniversityUses,
} from '../../domain/catalog/university.js';
import { message } from '../../domain/messages/message.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { nameKey, regionKey } from '../../platform/db/columns.js';
import { Database } from '../../platform/db/database.js';
import { asTaken } from '../../platform/db/db-errors.js';
import { countsBy, ordered, pageOf, type Searched, whereAnywhere, whereWords } from '../../platform/db/list-query.js';
import { lockByIds } from '../../platform/db/locks.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { insertWords, replaceWords } from '../../platform/db/word-rows.js';
import { AgentEntity } from '../agents/agent.entity.js';
import { ContactEntity, MailDomainEntity } from '../contacts/contact.entity.js';
import { CooperationEntity } from '../cooperations/cooperation.entity.js';
import { UniversityEntity, UniversityWordEntity } from './university.entity.js';
import {
  type UniversityFilter,
  UniversityReader,
  type UniversitySort,
  type UniversityStore,
} from './university.repository.js';

const ORDERS: Readonly<Record<UniversitySort, readonly string[]>> = {
  id: ['t.id'],
  name: ['t.name_key', 't.id'],
  abbreviation: ['t.abbreviation', 't.name_key', 't.id'],
  region: ['t.region_key', 't.name_key', 't.id'],
  country: ['t.country_key', 't.name_key', 't.id'],
  nature: ['t.nature', 't.name_key', 't.id'],
};

const SEARCHED: Searched = {
  words: [{ column: 't.id', Words: UniversityWordEntity, owner: 'university_id' }],
  texts: ['t.region_key', 't.country_key', 't.nature'],
};

const TAKEN = { name: message('university_taken') };

type UniversityList = Omit<ListRequest<UniversitySort, UniversityFilter>, 'page'>;

function universityList(
  manager: EntityManager,
  { filter, sort }: UniversityList,
): SelectQueryBuilder<UniversityEntity> {
  const query = manager.createQueryBuilder(UniversityEntity, 't');
  if (filter.ids) query.andWhere({ id: In(filter.ids) });
  if (filter.nature !== undefined) query.andWhere({ nature: filter.nature });
  if (filter.region !== undefined) query.andWhere({ region_key: regionKey(filter.region) });
  if (filter.name !== undefined) whereWords(query, 't.id', UniversityWordEntity, 'university_id', filter.name);
  if (filter.q !== undefined) whereAnywhere(query, SEARCHED, filter.q);
  return ordered(query, ORDERS[sort.field], sort.descending);
}

@Injectable()
export class TypeOrmUniversityReader extends UniversityReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<University | null> {
    const row = await this.database.read((manager) => manager.findOneBy(UniversityEntity, { id }));
    return row && toUniversity(row);
  }

  override async findByName(name: string): Promise<University | null> {
    const options = { where: { name_key: nameKey(name) }, order: { id: 'ASC' } } as const;
    return this.database.read(async (manager) => {
      const row = await manager.findOne(UniversityEntity, options);
      if (row) return toUniversity(row);
      return (await renamed(manager)).find((university) => isCalled(university, name)) ?? null;
    });
  }

  override list(request: ListRequest<UniversitySort, UniversityFilter>): Promise<Page<University>> {
    return this.database.read((manager) => pageOf(universityList(manager, request), request.page, toUniversity));
  }
}

export class TypeOrmUniversityStore implements UniversityStore {
  constructor(private readonly manager: EntityManager) {}

  async lock(ids: readonly number[]): Promise<University[]> {
    return (await lockByIds(this.manager, UniversityEntity, ids)).map(toUniversity);
  }

  async findByNames(names: readonly string[]): Promise<University[]> {
    const rows = await this.manager.find(UniversityEntity, {
      where: { name_key: In(names.map(nameKey)) },
      order: { id: 'ASC' },
    });
    return rows.map(toUniversity);
  }

  renamed(): Promise<University[]> {
    return renamed(this.manager);
  }

  async insert(university: UniversityFields): Promise<University> {
    const row = this.manager.create(UniversityEntity, { ...toColumns(university), version: 1 });
    await this.manager.insert(UniversityEntity, row).catch(asTaken(TAKEN));
    await insertWords(this.manager, UniversityWordEntity, { university_id: row.id }, wordsOf(university));
    return toUniversity(row);
  }

  async insertMany(universities: readonly UniversityFields[]): Promise<void> {
    for (const university of universities) await this.insert(university);
  }

  async update(university: University): Promise<University> {
    const next = await updateVersioned(this.manager, UniversityEntity, university, toColumns(university)).catch(
      asTaken(TAKEN),
    );
    await replaceWords(this.manager, UniversityWordEntity, { university_id: university.id }, wordsOf(university));
    return next;
  }

  async uses(ids: readonly number[]): Promise<ReadonlyMap<number, UniversityUses>> {
    const first = await countsBy(this.manager, CooperationEntity, 'university1_id', ids);
    const second = await countsBy(this.manager, CooperationEntity, 'university2_id', ids);
    const agencies = await countsBy(this.manager, AgentEntity, 'university_id', ids);
    const contacts = await countsBy(this.manager, ContactEntity, 'university_id', ids);
    const mailDomains = await countsBy(this.manager, MailDomainEntity, 'university_id', ids);
    const usesOf = (id: number) => ({
      cooperations: (first.get(id) ?? 0) + (second.get(id) ?? 0),
      agencies: agencies.get(id) ?? 0,
      contacts: contacts.get(id) ?? 0,
      mailDomains: mailDomains.get(id) ?? 0,
    });
    return new Map(ids.map((id) => [id, usesOf(id)]));
  }

  /** Their words go with them, by their foreign keys. */
  async remove(ids: readonly number[]): Promise<void> {
    await this.manager.delete(UniversityEntity, { id: In(ids) });
  }

  count(): Promise<number> {
    return this.manager.count(UniversityEntity);
  }
}

function wordsOf({ name, abbreviation }: UniversityFields): string {
  return `${name} ${abbreviation ?? ''}`;
}

/** They are few: names change seldom. */
async function renamed(manager: EntityManager): Promise<University[]> {
  const rows = await manager.find(UniversityEntity, { where: { former_names: Not(IsNull()) }, order: { id: 'ASC' } });
  return rows.map(toUniversity);
}

function toUniversity(row: UniversityEntity): University {
  const { id, version, name, region, country, nature, abbreviation, former_names } = row;
  const formerNames = former_names === null ? [] : (JSON.parse(former_names) as string[]);
  return { id, version, name, region, country, nature, abbreviation, formerNames };
}

type Stored = UniversityFields & Partial<Pick<University, 'formerNames'>>;

function toColumns(university: Stored): Omit<UniversityEntity, 'id' | 'version'> {
  const { name, region, country, nature, abbreviation = null, formerNames = [] } = university;
  return {
    name,
    name_key: nameKey(name),
    region,
    region_key: regionKey(region),
    country,
    country_key: regionKey(country),
    nature,
    abbreviation,
    former_names: formerNames.length > 0 ? JSON.stringify(formerNames) : null,
  };
}
