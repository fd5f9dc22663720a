import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MariadbDump } from '../../../src/platform/backup/mariadb.dump.js';
import { onMariadb, type TestDatabase } from '../../support/databases.js';

onMariadb('a dump of MariaDB', (fresh) => {
  let db: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    db = await fresh();
    folder = await mkdtemp(join(tmpdir(), 'myverify-dump-'));
  });
  afterAll(async () => {
    await db?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  it('says why it could not be written, and not only that the program ended', async () => {
    const taken = join(folder, 'taken.sql');
    await writeFile(taken, '');
    await expect(new MariadbDump(db.url, db.database.writer).write(taken)).rejects.toThrow('EEXIST');
  });
});
