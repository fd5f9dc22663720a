import SQLite from 'better-sqlite3';
import { type RunningServer, waitFor } from './server.js';
import { inMariadb, type WaitingDatabase } from './waiting-database.js';

/**
 * Works on the tables of a running server, for states that no call brings about: time that has passed, disabled
 * accounts.
 */
export function inData<T>(server: RunningServer, work: (data: WaitingDatabase) => T): T {
  if (!server.database.startsWith('sqlite:')) return inMariadb(server.database, work);
  return inSqlite(server, (data) =>
    work({ prepare: <_Values extends unknown[], Row>(statement: string) => data.prepare<unknown[], Row>(statement) }),
  );
}

/** Works on the SQLite file of a server that is embedded. */
export function inSqlite<T>(server: RunningServer, work: (data: SQLite.Database) => T): T {
  const data = new SQLite(server.database.slice('sqlite:'.length), { fileMustExist: true, timeout: 5000 });
  try {
    return work(data);
  } finally {
    data.close();
  }
}

/** Makes the codes of an address older, as if time had passed. */
export function ageCodes(server: RunningServer, email: string, seconds: number): void {
  const ms = seconds * 1000;
  inData(server, (data) =>
    data
      .prepare('UPDATE verification_codes SET created_at = created_at - ?, expires_at = expires_at - ? WHERE email = ?')
      .run(ms, ms, email),
  );
}

export function setStatus(server: RunningServer, email: string, status: 'active' | 'disabled'): void {
  inData(server, (data) => data.prepare('UPDATE users SET status = ? WHERE email = ?').run(status, email));
}

/** Ends the windows in which failed logins are counted, as if they had passed. */
export function endLoginWindows(server: RunningServer): void {
  inData(server, (data) => data.prepare('UPDATE login_failures SET window_ends = 0').run());
}

/** Waits until every mail that a call has asked for is written. */
export function mailsWritten(server: RunningServer): Promise<void> {
  return jobsDone(server, 'mail.%');
}

/** Waits until everything that calls have ordered is done. */
export async function jobsDone(server: RunningServer, names = '%'): Promise<void> {
  const open = "SELECT count(*) AS jobs FROM jobs WHERE name LIKE ? AND state = 'open'";
  await waitFor(
    'the jobs',
    async () => inData(server, (data) => data.prepare<[string], { jobs: number }>(open).get(names))?.jobs === 0,
  );
}
