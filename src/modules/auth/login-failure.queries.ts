import type { Engine } from '../../platform/db/sql.js';

const INSERT = 'INSERT INTO login_failures (account_hash, of_account, tries, window_ends) VALUES (?, ?, 1, ?)';

/**
 * One statement, so that no try is lost among parallel ones. MariaDB sets the columns one after the other: `tries`
 * first.
 */
export const COUNT_FAILURE: Readonly<Record<Engine, string>> = {
  mariadb: `${INSERT} ON DUPLICATE KEY UPDATE
    tries = IF(window_ends <= ?, 1, tries + 1),
    window_ends = IF(window_ends <= ?, ?, window_ends)`,
  sqlite: `${INSERT} ON CONFLICT (account_hash) DO UPDATE SET
    tries = CASE WHEN window_ends <= ? THEN 1 ELSE tries + 1 END,
    window_ends = CASE WHEN window_ends <= ? THEN ? ELSE window_ends END`,
};
