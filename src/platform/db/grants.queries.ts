import { SettingError } from '../../config/setting-error.js';
import type { Database } from './database.js';

/**
 * What the account of the service may do with these; with every other table it may do everything but change how that is
 * made.
 */
const NARROW: Readonly<Record<string, string>> = {
  audit_events: 'SELECT, INSERT',
  // Neither where a chain begins nor its mark.
  audit_chains: 'SELECT, UPDATE (head, length)',
  migrations: 'SELECT',
};
const WIDE = 'SELECT, INSERT, UPDATE, DELETE';
const ACCOUNT = /^[\w.-]+@[\w.%:-]+$/;

/**
 * The statements that give an account of MariaDB what the service needs, and nothing with which it could change or
 * remove what the audit trail has.
 * @param account as in `myverify@10.0.0.%`.
 * @throws SettingError for what is none, and for SQLite, which knows no accounts.
 */
export async function grantsFor(database: Database, account: string): Promise<string[]> {
  if (database.engine !== 'mariadb') throw new SettingError('SQLite knows no accounts: this is for MariaDB');
  if (!ACCOUNT.test(account)) throw new SettingError('name the account of the service, as in myverify@10.0.0.%');
  const [user, host] = account.split('@');
  const tables = await database.read((manager) =>
    manager.query<{ base: string; name: string }[]>(
      `SELECT table_schema AS base, table_name AS name FROM information_schema.tables
       WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
    ),
  );
  return tables.map(
    ({ base, name }) => `GRANT ${NARROW[name] ?? WIDE} ON \`${base}\`.\`${name}\` TO '${user}'@'${host}';`,
  );
}
