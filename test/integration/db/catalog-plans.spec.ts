import { indexWords } from '../../../src/domain/shared/search-words.js';
import { AgentEntity } from '../../../src/modules/agents/agent.entity.js';
import { agentList } from '../../../src/modules/agents/agent.typeorm-repository.js';
import { CompanyEntity, CompanyWordEntity } from '../../../src/modules/companies/company.entity.js';
import { companyList } from '../../../src/modules/companies/company.typeorm-repository.js';
import { CooperationEntity, CooperationWordEntity } from '../../../src/modules/cooperations/cooperation.entity.js';
import { cooperationList } from '../../../src/modules/cooperations/cooperation.typeorm-repository.js';
import { UniversityEntity, UniversityWordEntity } from '../../../src/modules/universities/university.entity.js';
import { universityList } from '../../../src/modules/universities/university.typeorm-repository.js';
import { type ListStatements, nameKey, regionKey } from '../../../src/platform/db/catalog-list.js';
import type { Database } from '../../../src/platform/db/database.js';
import type { Sql, Value } from '../../../src/platform/db/sql.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';

const ROWS = 4000;
const CHUNK = 250;

const name = (id: number) => `Institute N${((id * 7919) % ROWS).toString(36)} 大学 of Place`;
const place = (id: number) => `Region ${id % 40}`;
const named = (id: number) => ({
  name: name(id),
  name_key: nameKey(name(id)),
  region: place(id),
  region_key: regionKey(place(id)),
});

/** Ids from 1 to `ROWS` in each table; each university has two cooperations, each company one university. */
async function fill(database: Database): Promise<void> {
  for (let first = 1; first <= ROWS; first += CHUNK) {
    const ids = Array.from({ length: CHUNK }, (_, index) => first + index);
    await database.write(async (sql) => {
      await sql.insertAll(
        CompanyEntity,
        ids.map((id) => ({ id, version: 1, ...named(id) })),
      );
      await sql.insertAll(
        UniversityEntity,
        ids.map((id) => ({
          id,
          version: 1,
          ...named(id),
          country: 'Malaysia',
          country_key: 'malaysia',
          nature: id % 4 === 0 ? 'public university' : 'private university',
        })),
      );
      const words = ids.flatMap((id) => indexWords(name(id)).map((word) => ({ id, word })));
      await sql.insertAll(
        CompanyWordEntity,
        words.map(({ id, word }) => ({ word, company_id: id })),
      );
      await sql.insertAll(
        UniversityWordEntity,
        words.map(({ id, word }) => ({ word, university_id: id })),
      );
    });
  }
  for (let first = 1; first <= ROWS; first += CHUNK) {
    const ids = Array.from({ length: CHUNK }, (_, index) => first + index);
    await database.write(async (sql) => {
      const sides = (id: number) => ({ university1_id: id, university2_id: (id % ROWS) + 1 });
      await sql.insertAll(
        CooperationEntity,
        ids.map((id) => ({ id, version: 1, ...sides(id), pair_key: `pair ${id}`, ...named(id) })),
      );
      await sql.insertAll(
        CooperationWordEntity,
        ids.flatMap((id) => indexWords(name(id)).map((word) => ({ word, cooperation_id: id }))),
      );
      await sql.insertAll(
        AgentEntity,
        ids.map((id) => ({ id, version: 1, company_id: id, university_id: id })),
      );
    });
  }
  const tables = 'companies, company_words, universities, university_words, cooperations, cooperation_words, agents';
  const statistics = database.engine === 'mariadb' ? `ANALYZE TABLE ${tables}` : 'ANALYZE';
  await database.write((sql) => sql.rows(statistics));
}

interface HotList {
  readonly statements: ListStatements;
  /** Rows and index entries that its page may touch on MariaDB, whichever of its good plans the statistics of the day suggest. */
  readonly reads: number;
  /** Its hits are few and have to be sorted: they are found by words, by an owner or by ids. */
  readonly sorts?: boolean;
  /** It walks an index in the order of the list and stops at the end of the page. */
  readonly walks?: boolean;
}

const asked = (field: 'id' | 'name' | 'region', filter: object, offset = 0, descending = false) => ({
  sort: { field, descending },
  filter,
  page: { offset, limit: 10 },
});

const LISTS: Record<string, HotList> = {
  'companies by name': { statements: companyList(asked('name', {})), reads: 60, walks: true },
  'companies by name, a deep page': { statements: companyList(asked('name', {}, 2000)), reads: 2100, walks: true },
  'companies by name, backwards': { statements: companyList(asked('name', {}, 0, true)), reads: 60, walks: true },
  'companies by id': { statements: companyList(asked('id', {})), reads: 60, walks: true },
  'companies by region': { statements: companyList(asked('region', {})), reads: 60, walks: true },
  'companies of a region': { statements: companyList(asked('region', { region: 'region 7' })), reads: 60 },
  'companies of a word': { statements: companyList(asked('name', { name: 'n1a' })), reads: 400, sorts: true },
  'companies of some ids': { statements: companyList(asked('id', { ids: [5, 7, 11] })), reads: 60 },
  'universities by name': { statements: universityList(asked('name', {})), reads: 60, walks: true },
  'universities by region': { statements: universityList(asked('region', {})), reads: 60, walks: true },
  'universities by nature': {
    statements: universityList({ ...asked('name', {}), sort: { field: 'nature', descending: false } }),
    reads: 60,
    walks: true,
  },
  'public universities by name': {
    statements: universityList(asked('name', { nature: 'public university' })),
    reads: 60,
  },
  'universities of a word': { statements: universityList(asked('name', { name: 'n1a' })), reads: 400, sorts: true },
  'cooperations by name': { statements: cooperationList(asked('name', {})), reads: 120, walks: true },
  'cooperations by name, backwards': {
    statements: cooperationList(asked('name', {}, 0, true)),
    reads: 120,
    walks: true,
  },
  'cooperations of a region': { statements: cooperationList(asked('region', { region: 'region 7' })), reads: 120 },
  'cooperations of a university': {
    statements: cooperationList(asked('name', { universityId: 17 })),
    reads: 60,
    sorts: true,
  },
  'cooperations of a word': { statements: cooperationList(asked('name', { name: 'n1a' })), reads: 500, sorts: true },
  'agents by id': {
    statements: agentList({ ...asked('id', {}), sort: { field: 'id', descending: true } }),
    reads: 120,
    walks: true,
  },
  'agents of a company': {
    statements: agentList({ ...asked('id', { companyId: 17 }), sort: { field: 'id', descending: false } }),
    reads: 30,
    sorts: true,
  },
  'agents of a university, by company': {
    statements: agentList({ ...asked('id', { universityId: 17 }), sort: { field: 'companyName', descending: false } }),
    reads: 30,
    sorts: true,
  },
};

onEachEngine('the lists of the catalogue', (fresh, engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database);
  }, 120_000);
  afterAll(() => db?.dispose());

  const faultsOf = engine === 'SQLite' ? sqliteFaults : mariadbFaults;
  it.each(Object.entries(LISTS))('%s: no full scan, and no sort but of what was found', async (_, list) => {
    expect(await db.database.read((sql) => faultsOf(sql, list.statements.page, list))).toEqual([]);
  });

  it.each(Object.entries(LISTS))('%s: finds a page and how many there are in all', async (_, { statements }) => {
    const { page, total } = statements;
    const rows = await db.database.read((sql) => sql.rows(page.text, page.values));
    const all = await db.database.read((sql) => sql.first<{ n: number }>(total.text, total.values));
    const left = Number(all?.n) - Number(page.values.at(-1));
    expect(left).toBeGreaterThan(0);
    expect(rows).toHaveLength(Math.min(left, 10));
  });

  if (engine === 'SQLite') return;
  it.each(Object.entries(LISTS))('%s: touches few rows', async (_, { statements, reads }) => {
    expect(await db.database.read((sql) => rowsTouched(sql, statements.page))).toBeLessThanOrEqual(reads);
  });
});

type Statement = ListStatements['page'];
type Allowed = Pick<HotList, 'sorts' | 'walks'>;

async function sqliteFaults(sql: Sql, { text, values }: Statement, allowed: Allowed): Promise<string[]> {
  type Step = { readonly id: number; readonly parent: number; readonly detail: string };
  const plan = await sql.rows<Step>(`EXPLAIN QUERY PLAN ${text}`, values);
  expect(plan.length).toBeGreaterThan(0);
  return plan
    .filter(({ parent, detail }) => {
      // `p` is the page of ids, `s` what a university does: both are few.
      if (/^SCAN [ps]$/.test(detail)) return false;
      if (/^SCAN/.test(detail)) return !(allowed.walks && /^SCAN t( USING (COVERING )?INDEX|$)/.test(detail));
      // The outermost sort is that of the rows of one page.
      return /TEMP B-TREE/.test(detail) && parent !== 0 && !allowed.sorts;
    })
    .map(({ detail }) => detail);
}

async function mariadbFaults(sql: Sql, { text, values }: Statement, allowed: Allowed): Promise<string[]> {
  type Step = { readonly select_type: string; readonly table: string; readonly type: string; readonly Extra: string };
  const plan = await sql.rows<Step>(`EXPLAIN ${text}`, values);
  expect(plan.length).toBeGreaterThan(0);
  return plan
    .filter(({ select_type, table, type, Extra }) => {
      if (table.startsWith('<')) return select_type !== 'PRIMARY' && Extra.includes('filesort') && !allowed.sorts;
      if (type === 'ALL') return true;
      if (type === 'index') return !allowed.walks || Extra.includes('filesort');
      return select_type !== 'PRIMARY' && Extra.includes('filesort') && !allowed.sorts;
    })
    .map((step) => JSON.stringify(step));
}

async function rowsTouched(sql: Sql, { text, values }: { text: string; values: readonly Value[] }): Promise<number> {
  await sql.rows('FLUSH STATUS');
  await sql.rows(text, values);
  const counters = await sql.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
  return counters.reduce((sum, counter) => sum + Number(counter.Value), 0);
}
