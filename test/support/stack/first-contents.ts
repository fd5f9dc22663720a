import { setTimeout as sleep } from 'node:timers/promises';
import { format } from 'mysql2';
import { type Connection, createConnection } from 'mysql2/promise';

/** What was begun has this long to end. */
const DRAIN_MS = 15_000;

type Cell = string | number | null;

/** What the tables of a MariaDB held at first, and the way back there. */
export class FirstContents {
  private constructor(
    private readonly url: string,
    private readonly statements: string,
  ) {}

  static async of(databaseUrl: string): Promise<FirstContents> {
    const url = databaseUrl.replace(/^mariadb:/, 'mysql:');
    const connection = await createConnection({ uri: url, rowsAsArray: true });
    const deletes: string[] = [];
    const inserts: string[] = [];
    for (const [table] of await rowsOf(connection, 'SHOW TABLES')) {
      if (table === 'migrations') continue;
      deletes.push(format('DELETE FROM ??', [table]));
      const rows = await rowsOf(connection, format('SELECT * FROM ??', [table]));
      if (rows.length > 0) inserts.push(format('INSERT INTO ?? VALUES ?', [table, rows]));
    }
    await connection.end();
    const all = ['SET FOREIGN_KEY_CHECKS = 0', 'START TRANSACTION', ...deletes, ...inserts, 'COMMIT'];
    return new FirstContents(url, all.join(';\n'));
  }

  /** Waits for the jobs that are due, and undoes everything. */
  async restore(): Promise<void> {
    const connection = await createConnection({ uri: this.url, multipleStatements: true });
    try {
      const end = Date.now() + DRAIN_MS;
      while (Date.now() < end && (await openJobs(connection)) > 0) await sleep(100);
      await connection.query(this.statements);
    } finally {
      await connection.end();
    }
  }
}

async function openJobs(connection: Connection): Promise<number> {
  const [rows] = await connection.query("SELECT COUNT(*) AS jobs FROM jobs WHERE state = 'open' AND due_at <= ?", [
    Date.now(),
  ]);
  return (rows as { jobs: number }[])[0]?.jobs ?? 0;
}

async function rowsOf(connection: Connection, statement: string): Promise<Cell[][]> {
  const [rows] = await connection.query(statement);
  return rows as Cell[][];
}
