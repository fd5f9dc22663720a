import { chmodSync, existsSync, statSync } from 'node:fs';
import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../../config/env.js';

const SQLITE = 'sqlite:';

/**
 * Closes the data folder and the files of SQLite to other users of the machine; made before anything in them is opened.
 */
@Injectable()
export class ClosedData {
  private readonly logger = new Logger('Data');

  constructor({ dataDir, databaseUrl }: Env) {
    // What is made from now on, by SQLite too.
    process.umask(0o077);
    this.close(dataDir, 0o700);
    if (!databaseUrl.startsWith(SQLITE)) return;
    const database = databaseUrl.slice(SQLITE.length);
    for (const path of [database, `${database}-wal`, `${database}-shm`]) if (existsSync(path)) this.close(path, 0o600);
  }

  /** What belongs to somebody else, such as a mounted folder, is theirs to close. */
  private close(path: string, mode: number): void {
    const found = statSync(path).mode & 0o777;
    if ((found & ~mode) === 0) return;
    try {
      chmodSync(path, mode);
    } catch (error) {
      const modes = `its mode is ${found.toString(8)} and should be ${mode.toString(8)}`;
      this.logger.warn(`${path} is open to other users of this machine: ${modes} (${String(error)})`);
    }
  }
}
