import type { DataSource } from 'typeorm';
import type { Clock } from '../security/clock.port.js';
import type { Database } from './database.js';
import { askTime } from './start-checks.queries.js';

const TRIES = 3;

/** Milliseconds by which the database's clock is ahead of this process's. */
const aheads = new WeakMap<DataSource, number>();

/**
 * A moment of this process as the database's clock has it, in milliseconds since 1970. For what processes on several
 * machines compare with one another: when jobs fall due, and until when leases hold.
 */
export function serverMoment(database: DataSource, moment: Date): number {
  return moment.getTime() + (aheads.get(database) ?? 0);
}

/** The other way round. */
export function ownMoment(database: DataSource, serverMoment: number): Date {
  return new Date(serverMoment - (aheads.get(database) ?? 0));
}

/**
 * Compares the clocks: what `serverMoment` gives goes by the result from then on. With SQLite, a file on this machine,
 * there is one clock.
 * @throws DomainError `unavailable` where the database does not answer; then it stays as it was.
 */
export async function compareClocks(database: Database, clock: Clock): Promise<void> {
  if (database.engine === 'sqlite') return;
  const ahead = await database.read(async (manager) => {
    const asked: Asked[] = [];
    for (let tried = 0; tried < TRIES; tried += 1) {
      const before = clock.now().getTime();
      const now = await askTime(manager);
      asked.push({ before, now, after: clock.now().getTime() });
    }
    return aheadOf(asked);
  });
  aheads.set(database.writer, ahead);
}

/** What the database said the time was, and between which moments of ours it said so; milliseconds since 1970. */
interface Asked {
  readonly before: number;
  readonly now: number;
  readonly after: number;
}

/**
 * How far ahead the database is, in milliseconds: the least that explains all answers, so that on one machine, however
 * busy, it is 0.
 */
export function aheadOf(asked: readonly Asked[]): number {
  const least = Math.max(...asked.map(({ now, after }) => now - after));
  const most = Math.min(...asked.map(({ now, before }) => now - before));
  return least > 0 ? least : Math.min(most, 0);
}
