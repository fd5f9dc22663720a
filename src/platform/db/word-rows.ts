import type { EntityManager, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { indexWords } from '../../domain/shared/search-words.js';
import type { EntityClass } from './sql.js';

interface WordRow {
  readonly word: string;
}

/** @param owner whose words they are, such as `{ company_id: 7 }`. */
export async function insertWords<Row extends WordRow>(
  manager: EntityManager,
  Words: EntityClass<Row>,
  owner: Omit<Row, 'word'>,
  text: string,
): Promise<void> {
  const rows = indexWords(text).map((word) => ({ ...owner, word }));
  await manager.insert(Words, rows as QueryDeepPartialEntity<Row>[]);
}

/** In the place of those that `owner` was found by. */
export async function replaceWords<Row extends WordRow>(
  manager: EntityManager,
  Words: EntityClass<Row>,
  owner: Omit<Row, 'word'>,
  text: string,
): Promise<void> {
  await manager.delete(Words, owner as FindOptionsWhere<Row>);
  await insertWords(manager, Words, owner, text);
}
