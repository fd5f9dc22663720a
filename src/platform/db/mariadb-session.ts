import type { QueryRunner } from 'typeorm';

/**
 * READ COMMITTED, because every change here is either guarded by a condition in its own statement or made under a lock
 * taken before, and must then see what others have committed: REPEATABLE READ would answer from a snapshot older than
 * the lock, and locks gaps, which makes parallel inserts wait for each other and deadlock. Strict mode, so that a text
 * that is too long is an error and is not cut off. Room for the files of a certificate, which are read as one text and
 * which MySQL would cut off after a thousand characters. A transaction in which nothing comes for ten seconds is that
 * of a process that was frozen: its locks would hold up everyone, and the server ends it. MySQL knows no such limit and
 * reads that part as a comment.
 */
const SESSION = [
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  "SET SESSION sql_mode = 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', innodb_lock_wait_timeout = 2, group_concat_max_len = 1048576 /*M!100300 , idle_transaction_timeout = 10 */",
];

/**
 * On a node of a Galera cluster reads and units of work wait until it has what others had committed before: a second
 * node is some moments behind.
 */
const SESSION_OF_NODE = 'SET SESSION wsrep_sync_wait = 1';

const prepared = new WeakSet<object>();

/**
 * Tells a connection its settings, the first time that it is used. Migrations go without them: a statement of theirs
 * that gives up a lock after two seconds would leave tables half changed.
 */
export async function prepareSession(runner: QueryRunner, connection: object): Promise<void> {
  if (prepared.has(connection)) return;
  for (const statement of SESSION) await runner.query(statement);
  if (await isNode(runner)) await runner.query(SESSION_OF_NODE);
  prepared.add(connection);
}

/** MySQL, and MariaDB where it is built without Galera, do not know the variable. */
async function isNode(runner: QueryRunner): Promise<boolean> {
  const [found] = await runner.manager.query<{ Value: string }[]>("SHOW SESSION VARIABLES LIKE 'wsrep_on'");
  return found?.Value === 'ON';
}
