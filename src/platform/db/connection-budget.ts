import { Logger } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import type { Database } from './database.js';

/** What an operator is told of the connections that a server has for all processes. */
export interface ConnectionBudget {
  readonly text: string;
  /** This process could not have all that it may take. */
  readonly isTight: boolean;
}

/** In production, where several processes share a MariaDB, a start says for how many of them it has connections. */
export async function tellBudget(database: Database, { production, databasePoolSize }: Env): Promise<void> {
  if (!production || database.engine === 'sqlite') return;
  const [most = {}, taken = {}] = await database.read((manager) =>
    Promise.all([
      manager.query<{ Value?: string }[]>("SHOW GLOBAL VARIABLES LIKE 'max_connections'").then(([row]) => row),
      manager.query<{ Value?: string }[]>("SHOW GLOBAL STATUS LIKE 'Threads_connected'").then(([row]) => row),
    ]),
  );
  const { text, isTight } = budgetOf(Number(most.Value), Number(taken.Value), databasePoolSize);
  new Logger('Start')[isTight ? 'warn' : 'log'](text);
}

export function budgetOf(most: number, taken: number, size: number): ConnectionBudget {
  const has = `The database has ${most} connections for all, ${taken} of them taken; DATABASE_POOL_SIZE lets this process have ${size}`;
  if (taken + size > most) {
    return { text: `${has}: raise max_connections there, or set a smaller DATABASE_POOL_SIZE`, isTight: true };
  }
  return { text: `${has}: enough for ${Math.floor(most / size)} such processes`, isTight: false };
}
