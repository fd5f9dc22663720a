import { Injectable } from '@nestjs/common';
import type { Cooperation, CooperationFields, NamedCooperation } from '../../domain/catalog/cooperation.js';
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
import { CatalogRows, CatalogWords } from '../../platform/db/catalog-rows.js';
import { Database } from '../../platform/db/database.js';
import type { Sql } from '../../platform/db/sql.js';
import { CooperationEntity } from './cooperation.entity.js';
import {
  type CooperationFilter,
  CooperationReader,
  type CooperationSort,
  type CooperationStore,
} from './cooperation.repository.js';

type NamedRow = CooperationEntity & { university1_name: string; university2_name: string };

const COLUMNS =
  't.id, t.version, t.name, t.region, t.university1_id, t.university2_id, u1.name AS university1_name, u2.name AS university2_name';
const NAMES = ' JOIN universities u1 ON u1.id = t.university1_id JOIN universities u2 ON u2.id = t.university2_id';

const SHAPE: ListShape<CooperationSort> = {
  table: 'cooperations',
  columns: COLUMNS,
  names: NAMES,
  orders: {
    id: { by: ['t.id'] },
    name: { by: ['t.name_key', 't.id'] },
    region: { by: ['t.region_key', 't.name_key', 't.id'] },
  },
};

/** An OR over two columns would be answered by walking the whole table in the order of the list. */
const OF_UNIVERSITY = `(
  SELECT id FROM cooperations WHERE university1_id = ? UNION ALL SELECT id FROM cooperations WHERE university2_id = ?
) s ON s.id = t.id`;

const TAKEN = { name: message('cooperation_taken') };

export function cooperationList(request: ListRequest<CooperationSort, CooperationFilter>): ListStatements {
  const { filter, sort, page } = request;
  const asked = new Restricting()
    .ids(filter.ids)
    .equals('t.region_key', filter.region === undefined ? undefined : regionKey(filter.region))
    .words('t.id', 'cooperation_words', 'cooperation_id', filter.name);
  if (filter.universityId !== undefined) asked.join(OF_UNIVERSITY, [filter.universityId, filter.universityId]);
  return listStatements(SHAPE, asked, sort, page);
}

@Injectable()
export class TypeOrmCooperationReader extends CooperationReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<NamedCooperation | null> {
    const statement = `SELECT ${COLUMNS} FROM cooperations t${NAMES} WHERE t.id = ?`;
    const row = await this.database.read((sql) => sql.first<NamedRow>(statement, [id]));
    return row && toNamed(row);
  }

  override list(request: ListRequest<CooperationSort, CooperationFilter>): Promise<Page<NamedCooperation>> {
    return readList(this.database, cooperationList(request), toNamed);
  }
}

export class TypeOrmCooperationStore implements CooperationStore {
  private readonly rows: CatalogRows<CooperationEntity>;
  private readonly words: CatalogWords;

  constructor(sql: Sql) {
    this.rows = new CatalogRows(sql, CooperationEntity, 'cooperations', TAKEN);
    this.words = new CatalogWords(sql, 'cooperation_words', 'cooperation_id');
  }

  async lock(ids: readonly number[]): Promise<Cooperation[]> {
    return (await this.rows.lock(ids)).map(toCooperation);
  }

  async insert(cooperation: CooperationFields): Promise<Cooperation> {
    const id = await this.rows.insert({ ...toColumns(cooperation), version: 1 });
    await this.words.insert(id, cooperation.name);
    return { ...cooperation, id, version: 1 };
  }

  async update(cooperation: Cooperation): Promise<Cooperation> {
    const { id, version } = cooperation;
    const next = { ...cooperation, version: version + 1 };
    await this.rows.update(id, version, { ...toColumns(cooperation), version: next.version });
    await this.words.replace(id, cooperation.name);
    return next;
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.rows.remove(ids);
  }

  count(): Promise<number> {
    return this.rows.count();
  }
}

function toCooperation({ id, version, name, region, university1_id, university2_id }: CooperationEntity): Cooperation {
  return { id, version, name, region, university1Id: university1_id, university2Id: university2_id };
}

function toNamed(row: NamedRow): NamedCooperation {
  return { ...toCooperation(row), university1Name: row.university1_name, university2Name: row.university2_name };
}

function toColumns({ name, region, ...sides }: CooperationFields): Omit<CooperationEntity, 'id' | 'version'> {
  const { university1Id, university2Id } = sides;
  return {
    university1_id: university1Id,
    university2_id: university2Id,
    pair_key: `${Math.min(university1Id, university2Id)}-${Math.max(university1Id, university2Id)}`,
    name,
    name_key: nameKey(name),
    region,
    region_key: regionKey(region),
  };
}
