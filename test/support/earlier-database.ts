import { Env } from '../../src/config/env.js';
import { Database } from '../../src/platform/db/database.js';

type Migration = new () => object;

/** A database as it was before a release that brought a migration. */
export interface EarlierDatabase {
  readonly database: Database;
  /** Runs the migrations before `next`; without one, all that are left. */
  goOn(next?: Migration): Promise<void>;
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
  const goOn = async (next?: Migration) => {
    const end = next ? all.findIndex((migration) => migration instanceof next) : all.length;
    if (end < 0) throw new Error(`${next?.name} is not among the migrations`);
    migrations.splice(0, migrations.length, ...all.slice(0, end));
    await database.migrate();
  };
  await goOn(first);
  return { database, goOn };
}
