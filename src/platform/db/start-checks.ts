import { Logger } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import type { Database } from './database.js';
import { askServer } from './start-checks.queries.js';

/** Sessions and codes are told by the clock of whichever process looks. */
const CLOCKS_APART_MS = 2_000;

/** What an operator is told at a start; `isWrong` where something should be changed. */
interface Finding {
  readonly text: string;
  readonly isWrong: boolean;
}

/** In production a start on MariaDB says for how many processes it has connections, and where its clock is another. */
export async function tellOfDatabase(database: Database, { production, databasePoolSize }: Env): Promise<void> {
  if (!production || database.engine === 'sqlite') return;
  const asked = Date.now();
  const { most, taken, now } = await database.read(askServer);
  const logger = new Logger('Start');
  for (const { text, isWrong } of [
    budgetOf(most, taken, databasePoolSize),
    // The answer is of a moment between the two.
    ...clockOf((asked + Date.now()) / 2 - now),
  ])
    logger[isWrong ? 'warn' : 'log'](text);
}

/** @param size how many this process may take (DATABASE_POOL_SIZE). */
export function budgetOf(most: number, taken: number, size: number): Finding {
  const has = `The database has ${most} connections for all, ${taken} of them taken; DATABASE_POOL_SIZE lets this process have ${size}`;
  if (taken + size > most) {
    return { text: `${has}: raise max_connections there, or set a smaller DATABASE_POOL_SIZE`, isWrong: true };
  }
  return { text: `${has}: enough for ${Math.floor(most / size)} such processes`, isWrong: false };
}

/** @param ahead milliseconds by which this machine's clock is ahead of the database's. */
export function clockOf(ahead: number): Finding[] {
  if (Math.abs(ahead) < CLOCKS_APART_MS) return [];
  const seconds = `${Math.round(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'ahead of' : 'behind'}`;
  const text = `The clock of this machine is ${seconds} the database's: codes and sessions go by it; set both by NTP`;
  return [{ text, isWrong: true }];
}
