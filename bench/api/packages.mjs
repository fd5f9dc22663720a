import { existsSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../scripts/process.mjs';
import { OTHER_BUDGETS } from './budgets.mjs';

const MB = 1024 * 1024;

/** What a compiler leaves behind where no built SQLite could be fetched. */
const LEFT_OVER = /better-sqlite3\/build\/(deps|Release\/(obj|\.deps))/;

/**
 * What `npm ci --omit=dev --workspaces=false` would lay on the disk, counted in what is installed, by the lock file;
 * and what the build takes of packages of development (scripts/vendored.mjs).
 */
export async function measurePackages() {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  const names = Object.keys(packages).filter(
    (path) => path.startsWith('node_modules/') && !packages[path].dev && !packages[path].link,
  );
  const paths = names.map((path) => join(ROOT, path)).filter((path) => existsSync(path));
  const laid = await Promise.all([...paths, join(ROOT, 'dist/node_modules')].map(sizeOf));
  const total = laid.reduce((sum, size) => sum + size, 0) / MB;
  return [
    {
      title: 'installed packages of the server, Chromium included',
      found: `${Math.round(total)} MB, ${Math.round(laid.at(-1) / MB)} of them laid out by the build, in ${paths.length} packages`,
      budget: `${OTHER_BUDGETS.packagesMb} MB`,
      kept: total <= OTHER_BUDGETS.packagesMb,
    },
  ];
}

/** Without packages inside, which have an entry of their own. */
async function sizeOf(folder) {
  let size = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (LEFT_OVER.test(path)) continue;
    if (entry.isDirectory()) size += entry.name === 'node_modules' ? 0 : await sizeOf(path);
    else size += (await lstat(path)).size;
  }
  return size;
}
