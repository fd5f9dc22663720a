import type { Company, CompanyFields, CompanyUses } from '../../src/domain/catalog/company.js';
import type { ListRequest } from '../../src/domain/shared/list.js';
import type { Page } from '../../src/domain/shared/page.js';
import { comparisonKey } from '../../src/domain/shared/text.js';
import {
  type CompanyFilter,
  CompanyReader,
  type CompanySort,
  type CompanyStore,
} from '../../src/modules/companies/company.repository.js';
import { MemoryCatalog, sortedPage } from './catalog.memory.js';
import { isFoundBy, type MemoryTables } from './memory.tables.js';

export class InMemoryCompanyReader extends CompanyReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<Company | null> {
    return this.tables.companies.get(id) ?? null;
  }

  async list({ filter, sort, page }: ListRequest<CompanySort, CompanyFilter>): Promise<Page<Company>> {
    const found = [...this.tables.companies.values()].filter(
      (one) =>
        (filter.ids === undefined || filter.ids.includes(one.id)) &&
        (filter.region === undefined || comparisonKey(filter.region) === comparisonKey(one.region)) &&
        (filter.name === undefined || isFoundBy(filter.name, one.name)),
    );
    const name = (one: Company) => comparisonKey(one.name);
    const region = (one: Company) => comparisonKey(one.region);
    const keys = {
      id: (one: Company) => [one.id],
      name: (one: Company) => [name(one), region(one)],
      region: (one: Company) => [region(one), name(one)],
    };
    return sortedPage(found, keys[sort.field], sort, page);
  }
}

export class InMemoryCompanyStore extends MemoryCatalog<Company> implements CompanyStore {
  constructor(private readonly tables: MemoryTables) {
    super(tables.companies, ({ name, region }: CompanyFields) => `${comparisonKey(name)}\n${comparisonKey(region)}`);
  }

  async findByNames(names: readonly string[]): Promise<Company[]> {
    const keys = names.map(comparisonKey);
    return this.all().filter(({ name }) => keys.includes(comparisonKey(name)));
  }

  async uses(ids: readonly number[]): Promise<ReadonlyMap<number, CompanyUses>> {
    const agents = [...this.tables.agents.values()];
    return new Map(ids.map((id) => [id, { universities: agents.filter((one) => one.companyId === id).length }]));
  }
}
