import { Injectable } from '@nestjs/common';
import type { Company, CompanyFields, CompanyUses } from '../../domain/catalog/company.js';
import { message } from '../../domain/messages/message.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import {
  type ListShape,
  type ListStatements,
  listStatements,
  nameKey,
  Restricting,
  readList,
  regionKey,
} from '../../platform/db/catalog-list.js';
import { CatalogRows, CatalogWords, countsById } from '../../platform/db/catalog-rows.js';
import { Database } from '../../platform/db/database.js';
import { marks, type Sql } from '../../platform/db/sql.js';
import { CompanyEntity } from './company.entity.js';
import { type CompanyFilter, CompanyReader, type CompanySort, type CompanyStore } from './company.repository.js';

const SHAPE: ListShape<CompanySort> = {
  table: 'companies',
  columns: 't.id, t.version, t.name, t.region',
  // Name and region together tell companies apart.
  orders: {
    id: { by: ['t.id'] },
    name: { by: ['t.name_key', 't.region_key'] },
    region: { by: ['t.region_key', 't.name_key'] },
  },
};

const TAKEN = { name: message('company_taken') };

export function companyList({ filter, sort, page }: ListRequest<CompanySort, CompanyFilter>): ListStatements {
  const asked = new Restricting()
    .ids(filter.ids)
    .equals('t.region_key', filter.region === undefined ? undefined : regionKey(filter.region))
    .words('t.id', 'company_words', 'company_id', filter.name);
  return listStatements(SHAPE, asked, sort, page);
}

@Injectable()
export class TypeOrmCompanyReader extends CompanyReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<Company | null> {
    const statement = 'SELECT id, version, name, region FROM companies WHERE id = ?';
    const row = await this.database.read((sql) => sql.first<CompanyEntity>(statement, [id]));
    return row && toCompany(row);
  }

  override list(request: ListRequest<CompanySort, CompanyFilter>): Promise<Page<Company>> {
    return readList(this.database, companyList(request), toCompany);
  }
}

export class TypeOrmCompanyStore implements CompanyStore {
  private readonly rows: CatalogRows<CompanyEntity>;
  private readonly words: CatalogWords;

  constructor(private readonly sql: Sql) {
    this.rows = new CatalogRows(sql, CompanyEntity, 'companies', TAKEN);
    this.words = new CatalogWords(sql, 'company_words', 'company_id');
  }

  async lock(ids: readonly number[]): Promise<Company[]> {
    return (await this.rows.lock(ids)).map(toCompany);
  }

  async findByNames(names: readonly string[]): Promise<Company[]> {
    return (await this.rows.findByKeys('name_key', names.map(nameKey))).map(toCompany);
  }

  async insert(company: CompanyFields): Promise<Company> {
    const id = await this.rows.insert({ ...toColumns(company), version: 1 });
    await this.words.insert(id, company.name);
    return { ...company, id, version: 1 };
  }

  async update(company: Company): Promise<Company> {
    const { id, version } = company;
    const next = { ...company, version: version + 1 };
    await this.rows.update(id, version, { ...toColumns(company), version: next.version });
    await this.words.replace(id, company.name);
    return next;
  }

  async uses(ids: readonly number[]): Promise<ReadonlyMap<number, CompanyUses>> {
    if (ids.length === 0) return new Map();
    const agents = await countsById(
      this.sql,
      `SELECT company_id AS id, COUNT(*) AS n FROM agents WHERE company_id IN (${marks(ids)}) GROUP BY company_id`,
      ids,
    );
    return new Map([...agents].map(([id, universities]) => [id, { universities }]));
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.rows.remove(ids);
  }

  count(): Promise<number> {
    return this.rows.count();
  }
}

function toCompany({ id, version, name, region }: CompanyEntity): Company {
  return { id, version, name, region };
}

function toColumns({ name, region }: CompanyFields): Omit<CompanyEntity, 'id' | 'version'> {
  return { name, name_key: nameKey(name), region, region_key: regionKey(region) };
}
