import { existsSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../scripts/process.mjs';
import { OTHER_BUDGETS } from './budgets.mjs';

const MB = 1024 * 1024;

/** What `npm ci --omit=dev --workspaces=false` would lay on the disk: counted in what is installed, by the lock file. */
export async function measurePackages() {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  const paths = closure(packages);
  const sizes = await Promise.all([...paths].map((path) => sizeOf(join(ROOT, path))));
  const total = sizes.reduce((sum, size) => sum + size, 0) / MB;
  return [
    {
      title: 'installed packages of the server, Chromium included',
      found: `${Math.round(total)} MB in ${paths.size} packages`,
      budget: `${OTHER_BUDGETS.packagesMb} MB`,
      kept: total <= OTHER_BUDGETS.packagesMb,
    },
  ];
}

/** Where the packages lie that the server's dependencies lead to, those for other systems left out. */
function closure(packages) {
  const found = new Set();
  const visit = (from, names) => {
    for (const name of names) {
      const path = resolve(packages, from, name);
      if (!path || found.has(path) || !existsSync(join(ROOT, path))) continue;
      found.add(path);
      const {
        dependencies = {},
        optionalDependencies = {},
        peerDependencies = {},
        peerDependenciesMeta = {},
      } = packages[path];
      const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
      visit(path, [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]);
    }
  };
  visit('', Object.keys(packages[''].dependencies));
  return found;
}

/** As Node looks for it: in the folder of the package, then in those around it. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules') - 1))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return packages[path].link ? null : path;
    if (folder === '') return null;
  }
}

/** Without packages inside, which have an entry of their own. */
async function sizeOf(folder) {
  let size = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) size += entry.name === 'node_modules' ? 0 : await sizeOf(path);
    else size += (await lstat(path)).size;
  }
  return size;
}
