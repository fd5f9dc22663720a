import type { Agent, AgentFields, NamedAgent } from '../../src/domain/catalog/agent.js';
import type { ListRequest } from '../../src/domain/shared/list.js';
import type { Page } from '../../src/domain/shared/page.js';
import { comparisonKey } from '../../src/domain/shared/text.js';
import {
  type AgentFilter,
  AgentReader,
  type AgentSort,
  type AgentStore,
} from '../../src/modules/agents/agent.repository.js';
import { MemoryCatalog, sortedPage } from './catalog.memory.js';
import { isFoundBy, type MemoryTables } from './memory.tables.js';

const byCompany = (one: NamedAgent) => [comparisonKey(one.companyName), one.id];
const byUniversity = (one: NamedAgent) => [comparisonKey(one.universityName), one.id];

export class InMemoryAgentReader extends AgentReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<NamedAgent | null> {
    return this.named().find((one) => one.id === id) ?? null;
  }

  async findByCompany(companyId: number): Promise<NamedAgent[]> {
    const links = this.named().filter((one) => one.companyId === companyId);
    const sort = { field: 'universityName', descending: false };
    return [...sortedPage(links, byUniversity, sort, { offset: 0, limit: links.length }).items];
  }

  async list({ filter, sort, page }: ListRequest<AgentSort, AgentFilter>): Promise<Page<NamedAgent>> {
    const found = this.named().filter(
      (one) =>
        (filter.ids === undefined || filter.ids.includes(one.id)) &&
        (filter.companyId === undefined || filter.companyId === one.companyId) &&
        (filter.universityId === undefined || filter.universityId === one.universityId) &&
        (filter.companyName === undefined || isFoundBy(filter.companyName, one.companyName)) &&
        (filter.universityName === undefined || isFoundBy(filter.universityName, one.universityName)),
    );
    const keys = { id: (one: NamedAgent) => [one.id], companyName: byCompany, universityName: byUniversity };
    return sortedPage(found, keys[sort.field], sort, page);
  }

  private named(): NamedAgent[] {
    return [...this.tables.agents.values()].map((one) => ({
      ...one,
      companyName: this.tables.companies.get(one.companyId)?.name ?? '',
      universityName: this.tables.universities.get(one.universityId)?.name ?? '',
    }));
  }
}

export class InMemoryAgentStore extends MemoryCatalog<Agent> implements AgentStore {
  constructor(tables: MemoryTables) {
    super(tables.agents, ({ companyId, universityId }: AgentFields) => `${companyId}-${universityId}`);
  }

  async lockLink({ companyId, universityId }: AgentFields): Promise<Agent | null> {
    return this.all().find((one) => one.companyId === companyId && one.universityId === universityId) ?? null;
  }
}
