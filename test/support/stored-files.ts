import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ON_STACK, type RunningServer, waitFor } from './server.js';
import { rowsOf } from './tables.js';

/** What lies in a folder of the server's data. */
export async function left(server: RunningServer, folder: string): Promise<string[]> {
  return readdir(join(server.dataDir, folder));
}

/** Nothing half received lies about, and each row has its bytes. */
export async function expectTidy(server: RunningServer): Promise<void> {
  await waitFor('the temporary files to go', async () => (await left(server, 'tmp/uploads')).length === 0);
  if (!ON_STACK) expect(await left(server, 'files/.unfinished')).toEqual([]);
  const rows = await rowsOf<{ storage_key: string }>(server.database, 'SELECT storage_key FROM files');
  const uploads = (await server.storedKeys()).filter((name) => /^\w\w\//.test(name));
  expect(uploads).toEqual(rows.map(({ storage_key }) => storage_key).sort());
}

/** How many files the server knows. */
export async function fileRows(server: RunningServer): Promise<number> {
  return (await rowsOf(server.database, 'SELECT id FROM files')).length;
}
