import { Injectable } from '@nestjs/common';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { Agent, AgentFields, NamedAgent } from '../../domain/catalog/agent.js';
import { message } from '../../domain/messages/message.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { asTaken } from '../../platform/db/db-errors.js';
import { ordered, pageOf, type Searched, whereAnywhere, whereWords } from '../../platform/db/list-query.js';
import { forUpdate, lockByIds } from '../../platform/db/locks.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { CompanyWordEntity } from '../companies/company.entity.js';
import { UniversityWordEntity } from '../universities/university.entity.js';
import { AgentEntity } from './agent.entity.js';
import { type AgentFilter, AgentReader, type AgentSort, type AgentStore } from './agent.repository.js';

const ORDERS: Readonly<Record<AgentSort, readonly string[]>> = {
  id: ['t.id'],
  companyName: ['c.name_key', 'c.region_key', 't.id'],
  universityName: ['u.name_key', 't.id'],
};

const SEARCHED: Searched = {
  words: [
    { column: 't.company_id', Words: CompanyWordEntity, owner: 'company_id' },
    { column: 't.university_id', Words: UniversityWordEntity, owner: 'university_id' },
  ],
};

const TAKEN = { universityId: message('agency_taken') };

type AgentList = Omit<ListRequest<AgentSort, AgentFilter>, 'page'>;

/** With the names of its company and its university. */
function named(manager: EntityManager): SelectQueryBuilder<AgentEntity> {
  return manager
    .createQueryBuilder(AgentEntity, 't')
    .innerJoinAndSelect('t.company', 'c')
    .innerJoinAndSelect('t.university', 'u');
}

function agentList(manager: EntityManager, { filter, sort }: AgentList): SelectQueryBuilder<AgentEntity> {
  const { ids, companyId, universityId, companyName, universityName } = filter;
  const query = named(manager);
  if (ids) query.andWhere({ id: In(ids) });
  if (companyId !== undefined) query.andWhere({ company_id: companyId });
  if (universityId !== undefined) query.andWhere({ university_id: universityId });
  if (companyName !== undefined) whereWords(query, 't.company_id', CompanyWordEntity, 'company_id', companyName);
  if (universityName !== undefined) {
    whereWords(query, 't.university_id', UniversityWordEntity, 'university_id', universityName);
  }
  if (filter.q !== undefined) whereAnywhere(query, SEARCHED, filter.q);
  return ordered(query, ORDERS[sort.field], sort.descending);
}

@Injectable()
export class TypeOrmAgentReader extends AgentReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<NamedAgent | null> {
    const row = await this.database.read((manager) => named(manager).where({ id }).getOne());
    return row && toNamed(row);
  }

  override async findByCompany(companyId: number): Promise<NamedAgent[]> {
    const asked = { filter: { companyId }, sort: { field: 'universityName', descending: false } } as const;
    return (await this.database.read((manager) => agentList(manager, asked).getMany())).map(toNamed);
  }

  override list(request: ListRequest<AgentSort, AgentFilter>): Promise<Page<NamedAgent>> {
    return this.database.read((manager) => pageOf(agentList(manager, request), request.page, toNamed));
  }
}

export class TypeOrmAgentStore implements AgentStore {
  constructor(private readonly manager: EntityManager) {}

  async lock(ids: readonly number[]): Promise<Agent[]> {
    return (await lockByIds(this.manager, AgentEntity, ids)).map(toAgent);
  }

  async lockLink(link: AgentFields): Promise<Agent | null> {
    const row = await this.manager.findOne(AgentEntity, { where: toColumns(link), ...forUpdate(this.manager) });
    return row && toAgent(row);
  }

  async insert(link: AgentFields): Promise<Agent> {
    const row = this.manager.create(AgentEntity, { ...toColumns(link), version: 1 });
    await this.manager.insert(AgentEntity, row).catch(asTaken(TAKEN));
    return toAgent(row);
  }

  async update(agent: Agent): Promise<Agent> {
    return updateVersioned(this.manager, AgentEntity, agent, toColumns(agent)).catch(asTaken(TAKEN));
  }

  async remove(ids: readonly number[]): Promise<void> {
    await this.manager.delete(AgentEntity, { id: In(ids) });
  }

  count(): Promise<number> {
    return this.manager.count(AgentEntity);
  }
}

function toAgent({ id, version, company_id, university_id }: AgentEntity): Agent {
  return { id, version, companyId: company_id, universityId: university_id };
}

function toNamed(row: AgentEntity): NamedAgent {
  return { ...toAgent(row), companyName: row.company?.name ?? '', universityName: row.university?.name ?? '' };
}

function toColumns({ companyId, universityId }: AgentFields) {
  return { company_id: companyId, university_id: universityId };
}
