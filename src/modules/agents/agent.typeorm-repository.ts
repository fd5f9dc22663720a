import { Injectable } from '@nestjs/common';
import type { Agent, AgentFields, NamedAgent } from '../../domain/catalog/agent.js';
import { message } from '../../domain/messages/message.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import {
  type ListShape,
  type ListStatements,
  listStatements,
  Restricting,
  readList,
} from '../../platform/db/catalog-list.js';
import { CatalogRows } from '../../platform/db/catalog-rows.js';
import { Database } from '../../platform/db/database.js';
import type { Sql } from '../../platform/db/sql.js';
import { AgentEntity } from './agent.entity.js';
import { type AgentFilter, AgentReader, type AgentSort, type AgentStore } from './agent.repository.js';

type NamedRow = AgentEntity & { company_name: string; university_name: string };

const COLUMNS = 't.id, t.version, t.company_id, t.university_id, c.name AS company_name, u.name AS university_name';
const COMPANY = ' JOIN companies c ON c.id = t.company_id';
const UNIVERSITY = ' JOIN universities u ON u.id = t.university_id';

const SHAPE: ListShape<AgentSort> = {
  table: 'agents',
  columns: COLUMNS,
  names: `${COMPANY}${UNIVERSITY}`,
  orders: {
    id: { by: ['t.id'] },
    companyName: { by: ['c.name_key', 'c.region_key', 't.id'], join: COMPANY },
    universityName: { by: ['u.name_key', 't.id'], join: UNIVERSITY },
  },
};

const TAKEN = { universityId: message('agency_taken') };

export function agentList({ filter, sort, page }: ListRequest<AgentSort, AgentFilter>): ListStatements {
  const asked = new Restricting()
    .ids(filter.ids)
    .equals('t.company_id', filter.companyId)
    .equals('t.university_id', filter.universityId)
    .words('t.company_id', 'company_words', 'company_id', filter.companyName)
    .words('t.university_id', 'university_words', 'university_id', filter.universityName);
  return listStatements(SHAPE, asked, sort, page);
}

const SELECT = `SELECT ${COLUMNS} FROM agents t${COMPANY}${UNIVERSITY}`;

@Injectable()
export class TypeOrmAgentReader extends AgentReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<NamedAgent | null> {
    const row = await this.database.read((sql) => sql.first<NamedRow>(`${SELECT} WHERE t.id = ?`, [id]));
    return row && toNamed(row);
  }

  override async findByCompany(companyId: number): Promise<NamedAgent[]> {
    const statement = `${SELECT} WHERE t.company_id = ? ORDER BY u.name_key, t.id`;
    return (await this.database.read((sql) => sql.rows<NamedRow>(statement, [companyId]))).map(toNamed);
  }

  override list(request: ListRequest<AgentSort, AgentFilter>): Promise<Page<NamedAgent>> {
    return readList(this.database, agentList(request), toNamed);
  }
}

export class TypeOrmAgentStore implements AgentStore {
  private readonly rows: CatalogRows<AgentEntity>;

  constructor(private readonly sql: Sql) {
    this.rows = new CatalogRows(sql, AgentEntity, 'agents', TAKEN);
  }

  async lock(ids: readonly number[]): Promise<Agent[]> {
    return (await this.rows.lock(ids)).map(toAgent);
  }

  async lockLink({ companyId, universityId }: AgentFields): Promise<Agent | null> {
    const row = await this.sql.first<AgentEntity>(
      `SELECT * FROM agents WHERE company_id = ? AND university_id = ?${this.sql.forUpdate}`,
      [companyId, universityId],
    );
    return row && toAgent(row);
  }

  async insert(link: AgentFields): Promise<Agent> {
    const id = await this.rows.insert({ ...toColumns(link), version: 1 });
    return { ...link, id, version: 1 };
  }

  async update(agent: Agent): Promise<Agent> {
    const next = { ...agent, version: agent.version + 1 };
    await this.rows.update(agent.id, agent.version, { ...toColumns(agent), version: next.version });
    return next;
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.rows.remove(ids);
  }

  count(): Promise<number> {
    return this.rows.count();
  }
}

function toAgent({ id, version, company_id, university_id }: AgentEntity): Agent {
  return { id, version, companyId: company_id, universityId: university_id };
}

function toNamed(row: NamedRow): NamedAgent {
  return { ...toAgent(row), companyName: row.company_name, universityName: row.university_name };
}

function toColumns({ companyId, universityId }: AgentFields): Omit<AgentEntity, 'id' | 'version'> {
  return { company_id: companyId, university_id: universityId };
}
