import { Injectable } from '@nestjs/common';
import type { University, UniversityFields, UniversityUses } from '../../domain/catalog/university.js';
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
import { UniversityEntity } from './university.entity.js';
import {
  type UniversityFilter,
  UniversityReader,
  type UniversitySort,
  type UniversityStore,
} from './university.repository.js';

const SHAPE: ListShape<UniversitySort> = {
  table: 'universities',
  columns: 't.id, t.version, t.name, t.region, t.country, t.nature',
  orders: {
    id: { by: ['t.id'] },
    name: { by: ['t.name_key', 't.id'] },
    region: { by: ['t.region_key', 't.name_key', 't.id'] },
    nature: { by: ['t.nature', 't.name_key', 't.id'] },
  },
};

const TAKEN = { name: message('university_taken') };

export function universityList({ filter, sort, page }: ListRequest<UniversitySort, UniversityFilter>): ListStatements {
  const asked = new Restricting()
    .ids(filter.ids)
    .equals('t.nature', filter.nature)
    .equals('t.region_key', filter.region === undefined ? undefined : regionKey(filter.region))
    .words('t.id', 'university_words', 'university_id', filter.name);
  return listStatements(SHAPE, asked, sort, page);
}

@Injectable()
export class TypeOrmUniversityReader extends UniversityReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<University | null> {
    const statement = 'SELECT id, version, name, region, country, nature FROM universities WHERE id = ?';
    const row = await this.database.read((sql) => sql.first<UniversityEntity>(statement, [id]));
    return row && toUniversity(row);
  }

  override list(request: ListRequest<UniversitySort, UniversityFilter>): Promise<Page<University>> {
    return readList(this.database, universityList(request), toUniversity);
  }
}

export class TypeOrmUniversityStore implements UniversityStore {
  private readonly rows: CatalogRows<UniversityEntity>;
  private readonly words: CatalogWords;

  constructor(private readonly sql: Sql) {
    this.rows = new CatalogRows(sql, UniversityEntity, 'universities', TAKEN);
    this.words = new CatalogWords(sql, 'university_words', 'university_id');
  }

  async lock(ids: readonly number[]): Promise<University[]> {
    return (await this.rows.lock(ids)).map(toUniversity);
  }

  async findByNames(names: readonly string[]): Promise<University[]> {
    return (await this.rows.findByKeys('name_key', names.map(nameKey))).map(toUniversity);
  }

  async insert(university: UniversityFields): Promise<University> {
    const id = await this.rows.insert({ ...toColumns(university), version: 1 });
    await this.words.insert(id, university.name);
    return { ...university, id, version: 1 };
  }

  async insertMany(universities: readonly UniversityFields[]): Promise<void> {
    for (const university of universities) await this.insert(university);
  }

  async update(university: University): Promise<University> {
    const { id, version } = university;
    const next = { ...university, version: version + 1 };
    await this.rows.update(id, version, { ...toColumns(university), version: next.version });
    await this.words.replace(id, university.name);
    return next;
  }

  async uses(ids: readonly number[]): Promise<ReadonlyMap<number, UniversityUses>> {
    if (ids.length === 0) return new Map();
    const places = marks(ids);
    const cooperations = await countsById(
      this.sql,
      `SELECT s.id, COUNT(*) AS n FROM (
         SELECT university1_id AS id FROM cooperations WHERE university1_id IN (${places})
         UNION ALL SELECT university2_id AS id FROM cooperations WHERE university2_id IN (${places})
       ) s GROUP BY s.id`,
      [...ids, ...ids],
    );
    const agencies = await countsById(
      this.sql,
      `SELECT university_id AS id, COUNT(*) AS n FROM agents WHERE university_id IN (${places}) GROUP BY university_id`,
      ids,
    );
    return new Map(ids.map((id) => [id, { cooperations: cooperations.get(id) ?? 0, agencies: agencies.get(id) ?? 0 }]));
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.rows.remove(ids);
  }

  count(): Promise<number> {
    return this.rows.count();
  }
}

function toUniversity({ id, version, name, region, country, nature }: UniversityEntity): University {
  return { id, version, name, region, country, nature };
}

function toColumns({ name, region, country, nature }: UniversityFields): Omit<UniversityEntity, 'id' | 'version'> {
  return {
    name,
    name_key: nameKey(name),
    region,
    region_key: regionKey(region),
    country,
    country_key: regionKey(country),
    nature,
  };
}
