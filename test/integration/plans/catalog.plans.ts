import { indexWords } from '../../../src/domain/shared/search-words.js';
import { AgentEntity } from '../../../src/modules/agents/agent.entity.js';
import { CompanyEntity, CompanyWordEntity } from '../../../src/modules/companies/company.entity.js';
import { CooperationEntity, CooperationWordEntity } from '../../../src/modules/cooperations/cooperation.entity.js';
import { UniversityEntity, UniversityWordEntity } from '../../../src/modules/universities/university.entity.js';
import { nameKey, regionKey } from '../../../src/platform/db/columns.js';
import type { Database } from '../../../src/platform/db/database.js';
import { withSql } from '../../support/sql.js';
import { analyze, type PlannedCall, type Plans, portions } from './planned.js';

const ROWS = 4000;

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
  for (const ids of portions(ROWS)) {
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
            abbreviation: `U${id}`,
            former_names: null,
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
  for (const ids of portions(ROWS)) {
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
  await analyze(
    database,
    'companies, company_words, universities, university_words, cooperations, cooperation_words, agents',
  );
}

const asked = <Field extends string>(field: Field, filter: object = {}, offset = 0, descending = false) => ({
  sort: { field, descending },
  filter,
  page: { offset, limit: 10 },
});

const LISTS: Readonly<Record<string, PlannedCall>> = {
  'companies by name': {
    ask: ({ companies }) => companies.list(asked('name')),
    reads: [60],
    smallTotal: true,
    walks: ['ux_companies_name'],
  },
  'companies by name, backwards': {
    ask: ({ companies }) => companies.list(asked('name', {}, 0, true)),
    reads: [60],
    smallTotal: true,
    walks: ['ux_companies_name'],
  },
  'companies by id': {
    ask: ({ companies }) => companies.list(asked('id')),
    reads: [60],
    smallTotal: true,
    walks: ['rowid'],
  },
  'companies by region': {
    ask: ({ companies }) => companies.list(asked('region')),
    reads: [60],
    smallTotal: true,
    walks: ['ix_companies_region'],
  },
  'companies of a region': {
    ask: ({ companies }) => companies.list(asked('region', { region: 'region 7' })),
    reads: [60],
    smallTotal: true,
  },
  'companies of a word': {
    ask: ({ companies }) => companies.list(asked('name', { name: 'n1a' })),
    reads: [400],
    smallTotal: true,
    sorts: true,
  },
  'companies of some ids': {
    ask: ({ companies }) => companies.list(asked('id', { ids: [5, 7, 11] })),
    reads: [60],
    smallTotal: true,
  },
  'universities by name': {
    ask: ({ universities }) => universities.list(asked('name')),
    reads: [60],
    smallTotal: true,
    walks: ['ix_universities_name', 'ux_universities_name'],
  },
  'universities by region': {
    ask: ({ universities }) => universities.list(asked('region')),
    reads: [60],
    smallTotal: true,
    walks: ['ix_universities_region'],
  },
  'universities by nature': {
    ask: ({ universities }) => universities.list(asked('nature')),
    reads: [60],
    smallTotal: true,
    walks: ['ix_universities_nature'],
  },
  'public universities by name': {
    ask: ({ universities }) => universities.list(asked('name', { nature: 'public university' })),
    reads: [60],
    smallTotal: true,
  },
  'universities of a word': {
    ask: ({ universities }) => universities.list(asked('name', { name: 'n1a' })),
    reads: [400],
    smallTotal: true,
    sorts: true,
  },
  'cooperations by name': {
    ask: ({ cooperations }) => cooperations.list(asked('name')),
    reads: [120],
    smallTotal: true,
    walks: ['ix_cooperations_name'],
  },
  'cooperations by name, backwards': {
    ask: ({ cooperations }) => cooperations.list(asked('name', {}, 0, true)),
    reads: [120],
    smallTotal: true,
    walks: ['ix_cooperations_name'],
  },
  'cooperations of a region': {
    ask: ({ cooperations }) => cooperations.list(asked('region', { region: 'region 7' })),
    reads: [120],
    smallTotal: true,
  },
  'cooperations of a university': {
    ask: ({ cooperations }) => cooperations.list(asked('name', { universityId: 17 })),
    reads: [60],
    smallTotal: true,
    sorts: true,
  },
  'cooperations of a word': {
    ask: ({ cooperations }) => cooperations.list(asked('name', { name: 'n1a' })),
    reads: [500],
    smallTotal: true,
    sorts: true,
  },
  'agents by id': {
    ask: ({ agents }) => agents.list(asked('id', {}, 0, true)),
    reads: [120],
    smallTotal: true,
    walks: ['rowid'],
  },
  'agents of a company': {
    ask: ({ agents }) => agents.list(asked('id', { companyId: 17 })),
    reads: [30],
    smallTotal: true,
    sorts: true,
  },
  'agents of a university, by company': {
    ask: ({ agents }) => agents.list(asked('companyName', { universityId: 17 })),
    reads: [30],
    smallTotal: true,
    sorts: true,
  },
};

export const catalog: Plans = { of: 'the catalogue', fill, calls: () => LISTS };
