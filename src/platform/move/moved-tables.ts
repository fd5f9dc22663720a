import type { DataSource, EntityMetadata } from 'typeorm';
import { CAPACITY, type Column, type Kind } from './unfit-value.js';

/** A table of the product, the same on every engine. */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

/**
 * Every table that entities describe, each behind those that its foreign keys name. They are known once it was
 * connected.
 */
export function movedTables({ entityMetadatas, driver }: DataSource): MovedTable[] {
  const tables: MovedTable[] = [];
  const taken = new Set<EntityMetadata>();
  for (let left = [...entityMetadatas]; left.length > 0; left = left.filter((entity) => !taken.has(entity))) {
    const next = left.filter((entity) => parentsOf(entity).every((parent) => taken.has(parent)));
    if (next.length === 0) throw new Error(`foreign keys go round: ${left.map(({ tableName }) => tableName)}`);
    for (const entity of next) {
      taken.add(entity);
      const columns = entity.columns.map((column) => ({
        name: column.databaseName,
        kind: kindOf(driver.normalizeType(column), `${entity.tableName}.${column.databaseName}`),
        length: Number(column.length || 0),
        nullable: column.isNullable,
      }));
      const key = entity.primaryColumns.map(({ databaseName }) => databaseName);
      tables.push({ name: entity.tableName, columns, key });
    }
  }
  return tables;
}

function parentsOf(entity: EntityMetadata): EntityMetadata[] {
  return entity.foreignKeys
    .map(({ referencedEntityMetadata }) => referencedEntityMetadata)
    .filter((parent) => parent !== entity);
}

function kindOf(type: string, column: string): Kind {
  const kind = type === 'integer' ? 'int' : type;
  if (kind in CAPACITY) return kind as Kind;
  throw new Error(`${column} is of the type ${type}: say in unfit-value.ts what fits into it`);
}
