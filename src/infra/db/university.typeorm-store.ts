import { Injectable } from '@nestjs/common';
import type { University } from '../../domain/catalog/university.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { indexWords } from '../../domain/shared/search-words.js';
import { comparisonKey } from '../../domain/shared/text.js';
import { type UniversityFilter, UniversityReader, type UniversityStore } from '../../ports/university.store.js';
import { Database } from './database.js';
import { UniversityEntity, UniversityWordEntity } from './entities/university.entity.js';
import type { Sql } from './sql.js';
import { type Condition, wordConditions } from './word-search.js';

const KEY_MAX = 255;

@Injectable()
export class TypeOrmUniversityReader extends UniversityReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async list(filter: UniversityFilter, page: PageRequest): Promise<Page<University>> {
    const conditions = conditionsOf(filter);
    if (!conditions) return { items: [], total: 0 };
    const where = conditions.length > 0 ? ` WHERE ${conditions.map((each) => each.text).join(' AND ')}` : '';
    const values = conditions.flatMap((each) => each.values);
    return this.database.read(async (sql) => {
      const items = await sql.rows<University>(
        `SELECT id, name, region, country, nature FROM universities${where} ORDER BY name_key, id LIMIT ? OFFSET ?`,
        [...values, page.limit, page.offset],
      );
      const total = await sql.first<{ n: number }>(`SELECT COUNT(*) AS n FROM universities${where}`, values);
      return { items: items.map((row) => ({ ...row })), total: Number(total?.n ?? 0) };
    });
  }
}

function conditionsOf(filter: UniversityFilter): Condition[] | null {
  const conditions: Condition[] = [];
  if (filter.nature !== undefined) conditions.push({ text: 'nature = ?', values: [filter.nature] });
  if (filter.name === undefined) return conditions;
  const words = wordConditions('university_words', 'university_id', filter.name);
  if (words === null) return null;
  const text = `id IN (SELECT w.university_id FROM university_words w WHERE ${words.map((word) => word.text).join(' AND ')})`;
  return [...conditions, { text, values: words.flatMap((word) => word.values) }];
}

export class TypeOrmUniversityStore implements UniversityStore {
  constructor(private readonly sql: Sql) {}

  async insertMany(universities: readonly Omit<University, 'id'>[]): Promise<void> {
    for (const { name, region, country, nature } of universities) {
      const name_key = comparisonKey(name).slice(0, KEY_MAX);
      const id = await this.sql.insert(UniversityEntity, { name, name_key, region, country, nature });
      await this.sql.insertAll(
        UniversityWordEntity,
        indexWords(name).map((word) => ({ word, university_id: id })),
      );
    }
  }

  async count(): Promise<number> {
    return Number((await this.sql.first<{ n: number }>('SELECT COUNT(*) AS n FROM universities'))?.n ?? 0);
  }
}
