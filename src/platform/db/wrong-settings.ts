import type { Env } from '../../config/env.js';
import { SettingError } from '../../config/setting-error.js';
import { rootOf } from '../error-code.js';
import { driverError } from './db-errors.js';

/** By the numbers of MariaDB and the codes of its driver: what to change. */
const WRONG = new Map<unknown, string>([
  [1044, 'this user may not use this database: grant it, or name another'],
  [1045, 'the user or the password is wrong, or the user may not come from this machine'],
  [1049, 'there is no such database: create it first'],
  [
    'HANDSHAKE_SSL_ERROR',
    'the server is not who ca says, or not of this name: change ca, the host, or its certificate',
  ],
  ['HANDSHAKE_NO_SSL_SUPPORT', 'the server does not encrypt lines: let it, or leave tls out'],
]);

/** For the first connection: what no waiting mends, with the setting that does. @returns null for everything else. */
export function settingAtFault(error: unknown, { databaseUrl, databaseAdminUrl }: Env): SettingError | null {
  const { code, errno, message } = driverError(rootOf(error));
  const said = WRONG.get(errno) ?? WRONG.get(code);
  if (said === undefined) return null;
  const name = databaseUrl === databaseAdminUrl ? 'DATABASE_ADMIN_URL' : 'DATABASE_URL';
  return new SettingError(`${name}: ${said} (${String(message)})`);
}
