import { SettingError } from '../../config/setting-error.js';
import { errorCode, LINE_LOST, rootOf } from '../error-code.js';

const RIGHTS = 'give the account all rights on that database (GRANT ALL)';
const ADDRESS = 'look at the host and the port of the address, and whether the server runs';

/** What an operator does about the refusals of MariaDB and of the line to it. */
const CURES: Readonly<Record<string, string>> = {
  ER_ACCESS_DENIED_ERROR: 'look at the user and the password of the address',
  ER_DBACCESS_DENIED_ERROR: RIGHTS,
  ER_TABLEACCESS_DENIED_ERROR: RIGHTS,
  ER_SPECIFIC_ACCESS_DENIED_ERROR: RIGHTS,
  ER_BAD_DB_ERROR: 'make it first (CREATE DATABASE), or name another',
  ER_DISK_FULL: 'make room on the disk of the server, and run the command again',
  ER_RECORD_FILE_FULL: 'make room on the disk of the server, and run the command again',
  ER_NET_PACKET_TOO_LARGE: 'raise max_allowed_packet of the server, and run the command again',
  PROTOCOL_CONNECTION_LOST: 'see why the server ended, and run the command again',
  ER_DUP_ENTRY: 'MariaDB takes texts for equal that differ in blanks at their end: change one of the two in the source',
  ...Object.fromEntries(LINE_LOST.map((code) => [code, ADDRESS])),
};

/**
 * @param doing what was being done, such as `connecting to host/name`.
 * @returns one line; what no server said stays as it is.
 */
export function moveProblem(error: unknown, doing: string): unknown {
  const root = rootOf(error);
  const code = errorCode(root);
  if (code === '') return error;
  const words = typeof root === 'object' && root !== null && 'message' in root ? String(root.message) : '';
  const cure = CURES[code];
  return new SettingError(`${doing}: ${words || code}${cure ? `; ${cure}` : ''}`);
}
