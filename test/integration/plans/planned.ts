import type { TypeOrmRetention } from '../../../src/modules/privacy/retention.typeorm-repository.js';
import type { TypeOrmStatisticsReader } from '../../../src/modules/statistics/statistics.typeorm-reader.js';
import type { Database } from '../../../src/platform/db/database.js';
import type { Engine } from '../../../src/platform/db/sql.js';
import type { Stores } from '../../contract/stores.js';
import type { AllowedSteps } from '../../support/query-plan.js';
import { withSql } from '../../support/sql.js';

export const MINUTE = 60_000;

/** What calls are asked of: the repositories, and the database below them. */
export type Readers = Omit<Stores, 'dispose'> & {
  readonly database: Database;
  readonly retention: TypeOrmRetention;
  readonly statistics: TypeOrmStatisticsReader;
};

/** A call whose statements go along an index, and sort no more than was found. */
export interface PlannedCall extends AllowedSteps {
  readonly ask: (on: Readers) => Promise<unknown>;
  /**
   * Rows and index entries that MariaDB may read for each SELECT, in their order: what it answers and counts, never the
   * table.
   */
  readonly reads: readonly number[];
  /** Whether the total is not judged: it counts all rows of a table that stays small. */
  readonly smallTotal?: boolean;
}

/** The calls of one noun, and the rows that they are asked of. */
export interface Plans {
  readonly of: string;
  readonly fill: (database: Database) => Promise<void>;
  readonly calls: (engine: Engine) => Readonly<Record<string, PlannedCall>>;
}

/** What is counted up to a limit is read twice, along an index and out of what was found. */
export const counted = (hits: number): number => 2 * hits + 10;

/** Has the planner of a database count what tables hold. */
export function analyze(database: Database, tables: string): Promise<unknown> {
  return database.write(
    withSql((sql) => sql.rows(database.engine === 'mariadb' ? `ANALYZE TABLE ${tables}` : 'ANALYZE')),
  );
}

/** The ids from 1 to `count`, in portions that one statement takes. */
export function portions(count: number, size = 250): number[][] {
  return Array.from({ length: Math.ceil(count / size) }, (_, n) =>
    Array.from({ length: Math.min(size, count - n * size) }, (_each, id) => n * size + id + 1),
  );
}
