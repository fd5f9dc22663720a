import { Env } from '../../src/config/env.js';
import { Database } from '../../src/platform/db/database.js';

type Migration = new () => object;

/** A database as it was before a release that brought a migration. */
export interface EarlierDatabase {
  readonly database: Database;
  /** Runs the migrations that are left. */
  goOn(): Promise<void>;
}

/**
 * Opens the database at an address and runs what comes before `first`.
 * @throws Error where `first` is no migration of today.
 */
export async function openBefore(first: Migration, url: string): Promise<EarlierDatabase> {
  const database = new Database(Object.assign(new Env(), { databaseUrl: url }));
  await database.connect();
  const { migrations } = database.writer;
  const all = migrations.splice(0);
  const end = all.findIndex((migration) => migration instanceof first);
  if (end < 0) throw new Error(`${first.name} is not among the migrations`);
  migrations.push(...all.slice(0, end));
  await database.migrate();
  const goOn = async () => {
    migrations.push(...all.slice(end));
    await database.migrate();
  };
  return { database, goOn };
}
