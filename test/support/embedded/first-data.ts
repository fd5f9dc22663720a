import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';

/** What was begun has this long to end. */
const DRAIN_MS = 15_000;
const BUSY_MS = 10_000;

/** What the data folder of an embedded server held at first, and the way back there. */
export class FirstData {
  private readonly tables: readonly string[];

  constructor(
    private readonly dataDir: string,
    /** Where the first contents of the tables are kept. */
    private readonly kept: string,
  ) {
    const data = this.open();
    data.prepare('VACUUM INTO ?').run(kept);
    const named = data.prepare<[], { name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'",
    );
    this.tables = named.all().map(({ name }) => name);
    data.close();
  }

  /** Waits for the jobs that are due, and undoes everything. Numbers that were given are not given again. */
  async restore(): Promise<void> {
    const data = this.open();
    try {
      const open = data.prepare<[number], { jobs: number }>(
        "SELECT COUNT(*) AS jobs FROM jobs WHERE state = 'open' AND due_at <= ?",
      );
      const end = Date.now() + DRAIN_MS;
      while (Date.now() < end && (open.get(Date.now())?.jobs ?? 0) > 0) await sleep(50);
      data.pragma('foreign_keys = OFF');
      data.prepare('ATTACH ? AS kept').run(this.kept);
      data
        .transaction(() => {
          for (const table of this.tables) {
            data.exec(`DELETE FROM main."${table}"; INSERT INTO main."${table}" SELECT * FROM kept."${table}"`);
          }
        })
        .immediate();
    } finally {
      data.close();
    }
    await Promise.all(['files', 'mails'].map((folder) => removeFiles(join(this.dataDir, folder))));
  }

  private open(): SQLite.Database {
    return new SQLite(join(this.dataDir, 'myverify.sqlite'), { fileMustExist: true, timeout: BUSY_MS });
  }
}

/** The folders stay: the server made some of them when it started. */
async function removeFiles(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })));
}
