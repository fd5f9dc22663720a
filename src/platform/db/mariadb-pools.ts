import type { Duplex } from 'node:stream';
import { createPool, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import type { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';

/** mysql2's connection, whose socket its types leave out. */
export type PooledConnection = PoolConnection & { readonly stream: Duplex };

export interface MariadbPool {
  take(): Promise<PooledConnection>;
  /** What its connections are told beside what all are told. */
  readonly settings: string;
}

/** The connections that TypeORM holds, on which every statement stands for itself. */
export function readPool({ driver }: DataSource): MariadbPool {
  return { take: () => (driver as MysqlDriver).obtainMasterConnection(), settings: '' };
}

/**
 * The connections of units of work. The first statement begins the transaction there, which spares one statement of each; reads must
 * go elsewhere, for theirs would stay open.
 */
export class ChangePool implements MariadbPool {
  readonly settings = ', autocommit = 0';
  private readonly pool: Pool;

  constructor(source: DataSource, size: number) {
    this.pool = createPool({ ...optionsOf(source), connectionLimit: size });
  }

  take(): Promise<PooledConnection> {
    return new Promise((resolve, reject) => {
      this.pool.getConnection((error, connection) => {
        if (error) return reject(error);
        // What breaks between two units of work is the pool's to see: without a listener it would end the process.
        if (connection.listenerCount('error') < 2) connection.on('error', () => undefined);
        resolve(connection as PooledConnection);
      });
    });
  }

  end(): Promise<void> {
    return new Promise((resolve, reject) => this.pool.end((error) => (error ? reject(error) : resolve())));
  }
}

/** Those by which TypeORM makes its own connections; its types hide them. */
function optionsOf({ driver, options }: DataSource): PoolOptions {
  return (driver as unknown as OptionsMaker).createConnectionOptions(options, options);
}

interface OptionsMaker {
  createConnectionOptions(options: unknown, credentials: unknown): PoolOptions;
}
