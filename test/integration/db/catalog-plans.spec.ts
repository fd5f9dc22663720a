import { indexWords } from '../../../src/domain/shared/search-words.js';
import { AgentEntity } from '../../../src/modules/agents/agent.entity.js';
import { CompanyEntity, CompanyWordEntity } from '../../../src/modules/companies/company.entity.js';
import { CooperationEntity, CooperationWordEntity } from '../../../src/modules/cooperations/cooperation.entity.js';
import { UniversityEntity, UniversityWordEntity } from '../../../src/modules/universities/university.entity.js';
import { nameKey, regionKey } from '../../../src/platform/db/columns.js';
import type { Database } from '../../../src/platform/db/database.js';
import type { Stores } from '../../contract/stores.js';
import { onEachEngine, openDatabase, type TestDatabase } from '../../support/databases.js';
import { type AllowedSteps, faultsOf, rowsRead } from '../../support/query-plan.js';
import { RecordingDatabase } from '../../support/recording-database.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

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
    await database.write(
      withSql(async (sql) => {
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
      }),
    );
  }
  for (let first = 1; first <= ROWS; first += CHUNK) {
    const ids = Array.from({ length: CHUNK }, (_, index) => first + index);
    await database.write(
      withSql(async (sql) => {
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
      }),
    );
  }
  const tables = 'companies, company_words, universities, university_words, cooperations, cooperation_words, agents';
  const statistics = database.engine === 'mariadb' ? `ANALYZE TABLE ${tables}` : 'ANALYZE';
  await database.write(withSql((sql) => sql.rows(statistics)));
}

interface PlannedList extends AllowedSteps {
  readonly list: (stores: Omit<Stores, 'dispose'>) => Promise<{ items: readonly unknown[]; total: number }>;
  /** Rows and index entries that its page may touch on MariaDB, whichever of its good plans the statistics of the day suggest. */
  readonly reads: number;
}

const asked = <Field extends string>(field: Field, filter: object = {}, offset = 0, descending = false) => ({
  sort: { field, descending },
  filter,
  page: { offset, limit: 10 },
});

const LISTS: Record<string, PlannedList> = {
  'companies by name': {
    list: ({ companies }) => companies.list(asked('name')),
    reads: 60,
    walks: ['ux_companies_name'],
  },
  'companies by name, backwards': {
    list: ({ companies }) => companies.list(asked('name', {}, 0, true)),
    reads: 60,
    walks: ['ux_companies_name'],
  },
  'companies by id': { list: ({ companies }) => companies.list(asked('id')), reads: 60, walks: ['rowid'] },
  'companies by region': {
    list: ({ companies }) => companies.list(asked('region')),
    reads: 60,
    walks: ['ix_companies_region'],
  },
  'companies of a region': {
    list: ({ companies }) => companies.list(asked('region', { region: 'region 7' })),
    reads: 60,
  },
  'companies of a word': {
    list: ({ companies }) => companies.list(asked('name', { name: 'n1a' })),
    reads: 400,
    sorts: true,
  },
  'companies of some ids': {
    list: ({ companies }) => companies.list(asked('id', { ids: [5, 7, 11] })),
    reads: 60,
  },
  'universities by name': {
    list: ({ universities }) => universities.list(asked('name')),
    reads: 60,
    walks: ['ix_universities_name', 'ux_universities_name'],
  },
  'universities by region': {
    list: ({ universities }) => universities.list(asked('region')),
    reads: 60,
    walks: ['ix_universities_region'],
  },
  'universities by nature': {
    list: ({ universities }) => universities.list(asked('nature')),
    reads: 60,
    walks: ['ix_universities_nature'],
  },
  'public universities by name': {
    list: ({ universities }) => universities.list(asked('name', { nature: 'public university' })),
    reads: 60,
  },
  'universities of a word': {
    list: ({ universities }) => universities.list(asked('name', { name: 'n1a' })),
    reads: 400,
    sorts: true,
  },
  'cooperations by name': {
    list: ({ cooperations }) => cooperations.list(asked('name')),
    reads: 120,
    walks: ['ix_cooperations_name'],
  },
  'cooperations by name, backwards': {
    list: ({ cooperations }) => cooperations.list(asked('name', {}, 0, true)),
    reads: 120,
    walks: ['ix_cooperations_name'],
  },
  'cooperations of a region': {
    list: ({ cooperations }) => cooperations.list(asked('region', { region: 'region 7' })),
    reads: 120,
  },
  'cooperations of a university': {
    list: ({ cooperations }) => cooperations.list(asked('name', { universityId: 17 })),
    reads: 60,
    sorts: true,
  },
  'cooperations of a word': {
    list: ({ cooperations }) => cooperations.list(asked('name', { name: 'n1a' })),
    reads: 500,
    sorts: true,
  },
  'agents by id': {
    list: ({ agents }) => agents.list(asked('id', {}, 0, true)),
    reads: 120,
    walks: ['rowid'],
  },
  'agents of a company': {
    list: ({ agents }) => agents.list(asked('id', { companyId: 17 })),
    reads: 30,
    sorts: true,
  },
  'agents of a university, by company': {
    list: ({ agents }) => agents.list(asked('companyName', { universityId: 17 })),
    reads: 30,
    sorts: true,
  },
};

onEachEngine('the lists of the catalogue', (fresh, engine) => {
  let db: TestDatabase;
  let recording: RecordingDatabase;
  let stores: Omit<Stores, 'dispose'>;
  beforeAll(async () => {
    db = await fresh();
    await fill(db.database);
    recording = (await openDatabase(db.url, RecordingDatabase)) as RecordingDatabase;
    stores = storesOn(recording);
  }, 120_000);
  afterAll(async () => {
    await recording?.close();
    await db?.dispose();
  });

  it.each(Object.entries(LISTS))('%s: along an index, sorting no more than was found', async (_, planned) => {
    const [page] = await recording.readBy(() => planned.list(stores));
    if (!page) throw new Error('nothing was sent');
    expect(await db.database.read(withSql((sql) => faultsOf(sql, page, planned)))).toEqual([]);
    if (engine === 'SQLite') return;
    expect(await db.database.read(withSql((sql) => rowsRead(sql, page)))).toBeLessThanOrEqual(planned.reads);
  });

  it.each(Object.entries(LISTS))('%s: finds a page and how many there are in all', async (_, { list }) => {
    const { items, total } = await list(stores);
    expect(total).toBeGreaterThan(0);
    expect(items).toHaveLength(Math.min(total, 10));
  });
});
