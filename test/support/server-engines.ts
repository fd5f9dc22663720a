import { createDatabase, MARIADB_VARIABLE } from './mariadb.js';
import { ON_STACK } from './server.js';

/** Gives what a server has to be told to stand on a new database: nothing where it is embedded. */
type DatabaseSettings = () => Promise<Readonly<Record<string, string>>>;

type Suite = (databaseSettings: DatabaseSettings, engine: 'SQLite' | 'MariaDB') => void;

/**
 * Runs a suite with servers on each engine; where there is no MariaDB, the global set-up has said so loudly, and fails
 * in CI.
 */
export function onEachServerEngine(name: string, suite: Suite): void {
  // There every server has MariaDB, without being told.
  if (ON_STACK) {
    describe(`${name} on MariaDB`, () => suite(async () => ({}), 'MariaDB'));
    return;
  }
  describe(`${name} on SQLite`, () => suite(async () => ({}), 'SQLite'));
  const mariadb = process.env[MARIADB_VARIABLE];
  // Nothing else can stand in for MariaDB; where it is missing the global set-up says so loudly, and fails in CI.
  (mariadb ? describe : describe.skip)(`${name} on MariaDB`, () =>
    suite(async () => ({ DATABASE_URL: await createDatabase(mariadb ?? '') }), 'MariaDB'),
  );
}
