import { builtRules } from '../data/rules.mjs';
import { generate } from '../generate.mjs';
import { startServer } from './programs.mjs';

/** Says that what is in a database was generated to the end, and from which tables. */
const MARK = 'bench_generated';

/**
 * A database of so many certificates: the one that an earlier run left, if its tables are those of today, or a new one.
 * @returns {Promise<string>} its name
 */
export async function prepareDatabase(mariadb, { size, total, tell }) {
  const database = `myverify_${size}`;
  if (await isReady(mariadb, database, total)) return database;
  const connection = await mariadb.connect();
  await connection.query(`DROP DATABASE IF EXISTS ${database}`);
  await connection.query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  await connection.changeUser({ database });
  tell(`Making ${database}`);
  const api = await startServer('start:api', { DATABASE_URL: mariadb.url(database) });
  try {
    await api.ready('/health/ready');
  } finally {
    await api.stop();
  }
  const began = Date.now();
  const [[officer]] = await connection.query("SELECT id FROM users WHERE email = 'admin@demo.example'");
  await generate(() => mariadb.connect(database), await builtRules(), { total, officerId: officer.id });
  await verify(connection, total);
  await connection.query(`CREATE TABLE ${MARK} AS SELECT ? AS total, (SELECT COUNT(*) FROM migrations) AS migrations`, [
    total,
  ]);
  await connection.end();
  tell(`${database} is ready after ${Math.round((Date.now() - began) / 1000)} s`);
  return database;
}

async function isReady(mariadb, database, total) {
  const connection = await mariadb.connect();
  try {
    const [[found]] = await connection.query(`SELECT total, migrations FROM ${database}.${MARK}`);
    const { MIGRATIONS } = await import(new URL('../../dist/src/platform/db/migrations.js', import.meta.url).href);
    return found.total === total && found.migrations === MIGRATIONS.length;
  } catch {
    return false;
  } finally {
    await connection.end();
  }
}

/** What totals are read from says what is there. @throws Error where it does not. */
async function verify(connection, total) {
  const [wrong] = await connection.query(
    `SELECT t.status FROM certificate_totals t
     LEFT JOIN (SELECT status, COUNT(*) AS n FROM certificates GROUP BY status) c ON c.status = t.status
     WHERE COALESCE(c.n, 0) <> t.total`,
  );
  const [[{ n }]] = await connection.query('SELECT COUNT(*) AS n FROM certificates');
  if (wrong.length > 0 || n !== total) throw new Error(`what was generated does not count: ${n} of ${total}`);
}
