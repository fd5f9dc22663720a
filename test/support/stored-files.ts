import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ON_STACK, type RunningServer, waitFor } from './server.js';
import { rowsOf } from './tables.js';

/** What lies in a folder of the server's data. */
export async function left(server: RunningServer, folder: string): Promise<string[]> {
  return readdir(join(server.dataDir, folder));
}

/** Nothing half received lies about, each file that can be had has its bytes, and a row tells of all bytes. */
export async function expectTidy(server: RunningServer): Promise<void> {
  await waitFor('the temporary files to go', async () => (await left(server, 'tmp/uploads')).length === 0);
  if (!ON_STACK) expect(await left(server, 'files/.unfinished')).toEqual([]);
  const keysOf = async (condition: string) => {
    const statement = `SELECT storage_key FROM files WHERE ${condition}`;
    return (await rowsOf<{ storage_key: string }>(server.database, statement)).map(({ storage_key }) => storage_key);
  };
  const uploads = (await server.storedKeys()).filter((name) => /^\w\w\//.test(name));
  expect(uploads).toEqual(expect.arrayContaining(await keysOf('discarded_at IS NULL')));
  expect(await keysOf('1 = 1')).toEqual(expect.arrayContaining(uploads));
}

/** How many files can be had. */
export async function fileRows(server: RunningServer): Promise<number> {
  return (await rowsOf(server.database, 'SELECT id FROM files WHERE discarded_at IS NULL')).length;
}
