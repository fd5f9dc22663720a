import { Injectable } from '@nestjs/common';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { Company, CompanyFields, CompanyUses } from '../../domain/catalog/company.js';
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
import { CompanyEntity, CompanyWordEntity } from './company.entity.js';
import { type CompanyFilter, CompanyReader, type CompanySort, type CompanyStore } from './company.repository.js';

/** Name and region together tell companies apart. */
const ORDERS: Readonly<Record<CompanySort, readonly string[]>> = {
  id: ['t.id'],
  name: ['t.name_key', 't.region_key'],
  region: ['t.region_key', 't.name_key'],
};

const SEARCHED: Searched = {
  words: [{ column: 't.id', Words: CompanyWordEntity, owner: 'company_id' }],
  texts: ['t.region_key'],
};

const TAKEN = { name: message('company_taken') };

type CompanyList = Omit<ListRequest<CompanySort, CompanyFilter>, 'page'>;

function companyList(manager: EntityManager, { filter, sort }: CompanyList): SelectQueryBuilder<CompanyEntity> {
  const query = manager.createQueryBuilder(CompanyEntity, 't');
  if (filter.ids) query.andWhere({ id: In(filter.ids) });
  if (filter.region !== undefined) query.andWhere({ region_key: regionKey(filter.region) });
  if (filter.name !== undefined) whereWords(query, 't.id', CompanyWordEntity, 'company_id', filter.name);
  if (filter.q !== undefined) whereAnywhere(query, SEARCHED, filter.q);
  return ordered(query, ORDERS[sort.field], sort.descending);
}

@Injectable()
export class TypeOrmCompanyReader extends CompanyReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<Company | null> {
    const row = await this.database.read((manager) => manager.findOneBy(CompanyEntity, { id }));
    return row && toCompany(row);
  }

  override list(request: ListRequest<CompanySort, CompanyFilter>): Promise<Page<Company>> {
    return this.database.read((manager) => pageOf(companyList(manager, request), request.page, toCompany));
  }
}

export class TypeOrmCompanyStore implements CompanyStore {
  constructor(private readonly manager: EntityManager) {}

  async lock(ids: readonly number[]): Promise<Company[]> {
    return (await lockByIds(this.manager, CompanyEntity, ids)).map(toCompany);
  }

  async findByNames(names: readonly string[]): Promise<Company[]> {
    const rows = await this.manager.find(CompanyEntity, {
      where: { name_key: In(names.map(nameKey)) },
      order: { id: 'ASC' },
    });
    return rows.map(toCompany);
  }

  async insert(company: CompanyFields): Promise<Company> {
    const row = this.manager.create(CompanyEntity, { ...toColumns(company), version: 1 });
    await this.manager.insert(CompanyEntity, row).catch(asTaken(TAKEN));
    await insertWords(this.manager, CompanyWordEntity, { company_id: row.id }, company.name);
    return toCompany(row);
  }

  async update(company: Company): Promise<Company> {
    const next = await updateVersioned(this.manager, CompanyEntity, company, toColumns(company)).catch(asTaken(TAKEN));
    await replaceWords(this.manager, CompanyWordEntity, { company_id: company.id }, company.name);
    return next;
  }

  async uses(ids: readonly number[]): Promise<ReadonlyMap<number, CompanyUses>> {
    const agents = await countsBy(this.manager, AgentEntity, 'company_id', ids);
    return new Map([...agents].map(([id, universities]) => [id, { universities }]));
  }

  /** Their words go with them, by their foreign keys. */
  async remove(ids: readonly number[]): Promise<void> {
    await this.manager.delete(CompanyEntity, { id: In(ids) });
  }

  count(): Promise<number> {
    return this.manager.count(CompanyEntity);
  }
}

function toCompany({ id, version, name, region }: CompanyEntity): Company {
  return { id, version, name, region };
}

function toColumns({ name, region }: CompanyFields): Omit<CompanyEntity, 'id' | 'version'> {
  return { name, name_key: nameKey(name), region, region_key: regionKey(region) };
}
