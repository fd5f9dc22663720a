import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { type DataSource, type EntityManager, MigrationExecutor, type QueryRunner } from 'typeorm';
import { Env } from '../../config/env.js';
import { SettingError } from '../../config/setting-error.js';
import { rootOf } from '../error-code.js';
import { OutageLog } from '../ops/outage.log.js';
import { onConnection } from './connection-limit.js';
import { makeDataSources, makeReplicaSource, START_WAIT } from './data-source.js';
import { isAway, isBusyFile, isRefused, isTransient, isUnreadyNode, translated } from './db-errors.js';
import { underMigrationLock } from './migration-lock.js';
import { MIGRATIONS } from './migrations.js';
import { Replica } from './replica.js';
import type { Engine } from './sql.js';
import { tellOfSqlite } from './sqlite.file.js';
import { inTransaction } from './transaction.js';
import { settingAtFault } from './wrong-settings.js';

/** Milliseconds that a read, or a unit of work with all its tries, may take; then the database counts as gone. */
export const ANSWER_LIMIT = 4_500;
/** SQLite's own wait for the lock of another process stops this whole process, so it is short, and tried more often. */
const BUSY_WAIT = 50;
const TRIES = 5;
const BINARY_COLLATION = 'utf8mb4_bin';

/**
 * The connections to the database. Call `connect` before anything else, and `close` at the end.
 * Everything but the lifecycle throws DomainError `unavailable` where the database refuses or does not answer.
 */
@Injectable()
export class Database {
  protected readonly answerLimit: number = ANSWER_LIMIT;
  readonly engine: Engine;
  readonly writer: DataSource;
  readonly reader: DataSource;
  private readonly copy: Replica | null;
  private readonly turn = pLimit(1);
  private readonly outage = new OutageLog('Database');
  private readonly inside = new AsyncLocalStorage<{ open: boolean }>();

  constructor(private readonly env: Env) {
    const pool = { size: env.databasePoolSize, connectTimeout: ANSWER_LIMIT };
    const sources = makeDataSources(env.databaseUrl, pool);
    this.engine = sources.engine;
    this.writer = sources.writer;
    this.reader = sources.reader;
    this.copy = env.databaseReadUrl
      ? new Replica(makeReplicaSource(env.databaseReadUrl, pool), (work) => this.read(work))
      : null;
  }

  /**
   * @throws SettingError where SQLite is asked for and not installed, and where MariaDB refuses user, database or
   * certificate.
   */
  async connect(): Promise<void> {
    await this.guarded(async () => {
      if (!this.writer.isInitialized) await this.writer.initialize().catch(tellOfSqlite);
      if (!this.reader.isInitialized) await this.reader.initialize();
      await this.waitForLocks(BUSY_WAIT);
    }).catch((error: unknown) => {
      throw settingAtFault(error, this.env) ?? error;
    });
  }

  /** Begins to use the replica, where there is one. Never fails: without it everything is read from the primary. */
  async watchReplica(): Promise<void> {
    await this.copy?.watch();
  }

  async close(): Promise<void> {
    await this.copy?.close();
    for (const source of new Set([this.reader, this.writer])) if (source.isInitialized) await source.destroy();
  }

  /** Brings the tables up to date; two processes may call it at once. @returns the names of the migrations that ran. */
  async migrate(): Promise<string[]> {
    return underMigrationLock(this, async () => {
      if (this.engine === 'mariadb') await this.compareTextsByBytes();
      await this.waitForLocks(START_WAIT);
      try {
        const ran = await this.writer.runMigrations();
        return ran.map((migration) => migration.name);
      } finally {
        await this.waitForLocks(BUSY_WAIT);
      }
    });
  }

  /** The names of the migrations that have not run, oldest first. */
  async pendingMigrations(): Promise<string[]> {
    return this.guarded(async () => {
      const pending = await new MigrationExecutor(this.writer).getPendingMigrations();
      return pending.map((migration) => migration.name);
    });
  }

  /** The names of those that have run and that this release does not have. */
  async unknownMigrations(): Promise<string[]> {
    const known = new Set(MIGRATIONS.map(({ name }) => name));
    return (await this.executedMigrations()).filter((name) => !known.has(name));
  }

  /** The names of those that have run, oldest first. */
  async executedMigrations(): Promise<string[]> {
    return this.guarded(async () => {
      const ran = await new MigrationExecutor(this.writer).getExecutedMigrations();
      return ran.map(({ name }) => name).reverse();
    });
  }

  /** @throws DomainError `unavailable` where the database does not answer. */
  async ping(): Promise<void> {
    await this.read((manager) => manager.query('SELECT 1 AS alive'));
  }

  /** Whether the replica follows the database; `unused` where there is none. */
  get replica(): 'up' | 'down' | 'unused' {
    return this.copy?.state ?? 'unused';
  }

  /**
   * Reads what was committed some seconds ago or later: for what nobody looks up right after changing it, and nothing
   * is decided by. From the replica, where there is one that follows.
   */
  async readLagging<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (!this.copy) return this.read(work);
    this.refuseInside();
    return this.copy.read(work);
  }

  /** Reads what is committed. */
  async read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    this.refuseInside();
    return this.guarded(() => this.onRunner(this.reader, this.answerLimit, (runner) => work(runner.manager)));
  }

  /** Runs `work` in one transaction, again from the start where it lost a lock to another. */
  async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    this.refuseInside();
    const unit = { open: true };
    try {
      return await this.guarded(() => this.inside.run(unit, () => this.retried(work)));
    } finally {
      unit.open = false;
    }
  }

  /**
   * It would wait for a second connection, which all others may hold and wait as well, and not see what it wrote
   * itself.
   */
  private refuseInside(): void {
    if (this.inside.getStore()?.open) throw new Error('a unit of work reads and writes by its own transaction alone');
  }

  private async retried<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const end = performance.now() + this.answerLimit;
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.once(work, end - performance.now());
      } catch (error) {
        const wait = randomInt(5, 25) * Math.min(tried, TRIES);
        // Two nodes that commit changes of the same rows find out at the commit, which is then a lost lock too.
        const passes = isTransient(error) || isUnreadyNode(error);
        const hopeless = !passes || (tried >= TRIES && !isBusyFile(error));
        if (hopeless || performance.now() + wait > end) throw error;
        await sleep(wait);
      }
    }
  }

  private once<T>(work: (manager: EntityManager) => Promise<T>, limit: number): Promise<T> {
    const unit = () => this.onRunner(this.writer, limit, (runner) => inTransaction(runner, () => work(runner.manager)));
    // TypeORM has one connection to an SQLite file: what two units of work do at once would land in one transaction.
    return this.engine === 'sqlite' ? this.turn(unit) : unit();
  }

  private async onRunner<T>(source: DataSource, limit: number, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    if (!source.isInitialized) throw new Error('Pool is closed.');
    return this.engine === 'sqlite' ? work(source.createQueryRunner()) : onConnection(source, limit, work);
  }

  private async waitForLocks(milliseconds: number): Promise<void> {
    if (this.engine === 'sqlite') await this.writer.query(`PRAGMA busy_timeout = ${milliseconds}`);
  }

  private async guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.outage.works();
      return result;
    } catch (error) {
      if (isAway(error)) this.outage.failed(rootOf(error));
      throw translated(error);
    }
  }

  /** New tables take the collation of the database; the binary one makes texts equal exactly where SQLite says so. */
  private async compareTextsByBytes(): Promise<void> {
    const [found] = await this.writer.query<{ collation: string }[]>('SELECT @@collation_database AS collation');
    if (found?.collation === BINARY_COLLATION) return;
    const change = `ALTER DATABASE CHARACTER SET utf8mb4 COLLATE ${BINARY_COLLATION}`;
    await this.writer.query(change).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      throw new SettingError(
        `the database compares texts by ${found?.collation}: run "${change}" there, or let this account`,
      );
    });
  }
}
