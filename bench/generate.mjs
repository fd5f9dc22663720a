import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { rowsOf, TABLES } from './data/tables.mjs';

const SEED = 20260101;
/** In bytes: lines are handed to the database in pieces of about this size. */
const PIECE = 256 * 1024;

/**
 * Fills a migrated, seeded database with applications as the service would have written them.
 * @param {() => Promise<import('mysql2/promise').Connection>} connect each one allows LOAD DATA LOCAL
 * @param {Record<string, any>} rules
 * @param {{ total: number, officerId: number }} settings
 */
export async function generate(connect, rules, { total, officerId }) {
  const connection = await connect();
  await startChainsAfresh(connection, rules);
  const putBack = await putAside(connection, ['users', 'user_words']);
  const loaders = Object.fromEntries(TABLES.map((table) => [table, new Loader(table)]));
  const loads = Object.values(loaders).map((loader) => loader.run(connect));
  // One that fails is told of at once; the others would be waited for in vain.
  await Promise.race([Promise.all(loads), feed(loaders, rowsOf(rules, { seed: SEED, total, officerId }))]);
  await Promise.all(loads);
  await putBack();
  await endChains(connection);
  await connection.query(rules.COUNT_AFRESH);
  // What the optimizer learns of tables that grow by and by it learns here at once.
  await connection.query(`ANALYZE TABLE ${TABLES.join(', ')}`);
  await connection.end();
}

async function feed(loaders, all) {
  for (const rows of all) {
    for (const [table, loader] of Object.entries(loaders)) await loader.add(rows[table]);
  }
  for (const loader of Object.values(loaders)) loader.end();
}

/** Fills one table, all of them at once: a statement that reads what this process writes. */
class Loader {
  constructor(table) {
    this.table = table;
    this.stream = new PassThrough({ highWaterMark: 4 * PIECE });
    this.piece = '';
    this.columns = new Promise((resolve) => {
      this.tellColumns = resolve;
    });
  }

  async run(connect) {
    const connection = await connect();
    // Into an empty table without these checks InnoDB writes no undo for each row, and sorts the entries of an index
    // first.
    await connection.query('SET unique_checks = 0, foreign_key_checks = 0');
    const columns = await this.columns;
    if (columns !== null) {
      const [{ warningStatus }] = await connection.query({
        sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${this.table} CHARACTER SET utf8mb4 (${columns.join(', ')})`,
        infileStreamFactory: () => this.stream,
      });
      if (warningStatus > 0) {
        const [[warning]] = await connection.query('SHOW WARNINGS LIMIT 1');
        throw new Error(`${this.table}: ${warning?.Message}`);
      }
    }
    await connection.end();
  }

  async add(rows) {
    if (rows.length > 0) this.tellColumns(Object.keys(rows[0]));
    for (const row of rows) this.piece += lineOf(row);
    if (this.piece.length < PIECE) return;
    const goesOn = this.stream.write(this.piece);
    this.piece = '';
    if (!goesOn) await once(this.stream, 'drain');
  }

  end() {
    this.tellColumns(null);
    this.stream.end(this.piece);
  }
}

const ESCAPED = /[\\\t\n\r\0]/;
const EACH_ESCAPED = new RegExp(ESCAPED, 'g');
const ESCAPES = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' };

function lineOf(row) {
  let line = '';
  for (const value of Object.values(row)) {
    if (line !== '') line += '\t';
    if (value === null) line += '\\N';
    else if (typeof value === 'number') line += value;
    else if (ESCAPED.test(value)) line += value.replace(EACH_ESCAPED, (character) => ESCAPES[character]);
    else line += value;
  }
  return `${line}\n`;
}

/** The trail of the demonstration accounts goes: what is generated begins at the first event, in an empty table. */
async function startChainsAfresh(connection, rules) {
  await connection.query('TRUNCATE TABLE audit_events');
  await connection.query('UPDATE audit_chains SET head = ?, length = 0, keyed_from = 1, mark = NULL', [
    rules.CHAIN_START,
  ]);
}

/**
 * Only empty tables are loaded the fast way: the rows of the staff and the demonstration accounts come back when that
 * is done.
 */
async function putAside(connection, tables) {
  await connection.query('SET foreign_key_checks = 0');
  for (const table of tables) {
    await connection.query(`CREATE TEMPORARY TABLE aside_${table} AS SELECT * FROM ${table}`);
    await connection.query(`TRUNCATE TABLE ${table}`);
  }
  return async () => {
    for (const table of tables) await connection.query(`INSERT INTO ${table} SELECT * FROM aside_${table}`);
    await connection.query('SET foreign_key_checks = 1');
  };
}

/**
 * What is generated is not keyed, as if it came from before that: the service begins to key where it ends.
 * One statement for all would have MariaDB find the end of a chain anew for each of its events.
 */
async function endChains(connection) {
  const [chains] = await connection.query('SELECT chain, MAX(sequence) AS length FROM audit_events GROUP BY chain');
  for (const { chain, length } of chains) {
    await connection.query(
      `UPDATE audit_chains SET length = ?, keyed_from = ?,
       head = (SELECT hash FROM audit_events WHERE chain = ? AND sequence = ?) WHERE chain = ?`,
      [length, length + 1, chain, length, chain],
    );
  }
}
