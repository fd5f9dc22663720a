import { copyFile, open, rename, rm, stat } from 'node:fs/promises';
import { SettingError } from '../../config/setting-error.js';
import { isBusyFile } from '../db/db-errors.js';
import { openSqlite } from '../db/sqlite.file.js';
import type { DatabaseDump } from './database.dump.js';

/** The whole database in a file of the same kind, as it was at one moment, while others go on writing. */
export class SqliteDump implements DatabaseDump {
  readonly name = 'database.sqlite';

  constructor(private readonly file: string) {}

  async write(to: string): Promise<void> {
    const source = await openSqlite(this.file, { readonly: true, fileMustExist: true, timeout: 10_000 });
    try {
      source.prepare('VACUUM INTO ?').run(to);
    } finally {
      source.close();
    }
    await sync(to);
  }

  async isEmpty(): Promise<boolean> {
    return (await stat(this.file).catch(() => null)) === null;
  }

  /** @throws SettingError where a process still has the database open. */
  async read(from: string): Promise<void> {
    if (!(await this.isEmpty())) await this.refuseWhileInUse();
    const temporary = `${this.file}.restoring`;
    await copyFile(from, temporary);
    await sync(temporary);
    // What a database of the same name has left behind would be taken for the end of this one.
    for (const ending of ['-wal', '-shm']) await rm(`${this.file}${ending}`, { force: true });
    await rename(temporary, this.file);
  }

  private async refuseWhileInUse(): Promise<void> {
    const file = await openSqlite(this.file, { timeout: 0 });
    try {
      file.pragma('locking_mode = EXCLUSIVE');
      file.exec('BEGIN EXCLUSIVE; ROLLBACK');
    } catch (error) {
      if (isBusyFile(error)) throw new SettingError(`stop the service first: ${this.file} is in use`);
      // A file that is no database any more is what a restore is for.
    } finally {
      file.close();
    }
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
