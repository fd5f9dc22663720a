import type { Value } from '../../src/platform/db/sql.js';
import { type Sql } from './sql.js';

interface Query {
  readonly text: string;
  readonly values: readonly Value[];
}

interface MariadbStep {
  readonly table: string;
  readonly type: string;
  readonly key: string | null;
  readonly Extra: string;
}

/** What a plan may do beside looking rows up: walk along these indexes (`rowid` for the table itself), and sort. */
export interface AllowedSteps {
  readonly walks?: readonly string[];
  readonly sorts?: boolean;
}

/** Tables of a fixed number of rows, and what inner queries have found already. */
const SMALL = /^(certificate_totals|CONSTANT|counted|g|i|p|u|<.*>|\(subquery-\d+\))$/;

/** The steps of a plan that must not be in it. */
export async function faultsOf(sql: Sql, query: Query, allowed: AllowedSteps = {}): Promise<string[]> {
  return sql.engine === 'sqlite' ? sqliteFaults(sql, query, allowed) : mariadbFaults(sql, query, allowed);
}

async function sqliteFaults(sql: Sql, { text, values }: Query, { walks = [], sorts }: AllowedSteps) {
  const plan = await sql.rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, values);
  expect(plan.length).toBeGreaterThan(0);
  return plan
    .map((step) => step.detail)
    .filter((step) => {
      const scan = /^SCAN (\S+)(?: USING (?:COVERING )?INDEX (\S+))?/.exec(step);
      if (scan) return !SMALL.test(scan[1] ?? '') && !walks.includes(scan[2] ?? 'rowid');
      return /TEMP B-TREE/.test(step) && !sorts;
    });
}

async function mariadbFaults(sql: Sql, { text, values }: Query, { walks = [], sorts }: AllowedSteps) {
  const plan = await sql.rows<MariadbStep>(`EXPLAIN ${text}`, values);
  expect(plan.length).toBeGreaterThan(0);
  return plan
    .filter(({ table, type, key, Extra }) => {
      if (table === null || SMALL.test(table)) return false;
      if (type === 'index') return !walks.includes(key === 'PRIMARY' ? 'rowid' : String(key));
      return type === 'ALL' || (Extra.includes('filesort') && !sorts);
    })
    .map((step) => JSON.stringify(step));
}

/** Rows and index entries that a statement reads on MariaDB. */
export async function rowsRead(sql: Sql, { text, values }: Query): Promise<number> {
  await sql.rows('FLUSH STATUS');
  await sql.rows(text, values);
  const counters = await sql.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
  return counters.reduce((sum, counter) => sum + Number(counter.Value), 0);
}
