import Sqlite from 'better-sqlite3';
import { loadOnce } from './load-once.js';

type Value = string | number | null;

/** The database of a running server as its tables say, beside the server: a `sqlite:` or `mariadb:` address. */
export async function rowsOf<Row>(url: string, statement: string, values: readonly Value[] = []): Promise<Row[]> {
  if (url.startsWith('sqlite:')) {
    const file = new Sqlite(url.slice('sqlite:'.length), { timeout: 10_000 });
    try {
      const prepared = file.prepare<Value[], Row>(statement);
      if (prepared.reader) return prepared.all(...values);
      prepared.run(...values);
      return [];
    } finally {
      file.close();
    }
  }
  const { createConnection } = await loadOnce<typeof import('mysql2/promise')>('mysql2/promise');
  const connection = await createConnection({ uri: url.replace(/^mariadb:/, 'mysql:') });
  try {
    const [rows] = await connection.query(statement, [...values]);
    return Array.isArray(rows) ? (rows as Row[]) : [];
  } finally {
    await connection.end();
  }
}
