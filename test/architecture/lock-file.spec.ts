import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const packages: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
).packages;

/** Where a package finds another: in its own node_modules or in that of a folder above. */
function isLocked(from: string, name: string): boolean {
  const folders = from
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, parts.length - depth).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/`), ''].some((folder) => `${folder}node_modules/${name}` in packages);
}

describe('package-lock.json', () => {
  // npm drops the variants for other systems that it cannot see while it writes the lock file, and then refuses `npm
  // ci`.
  it('names the variants of native packages for every system', () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(from, name)),
    );
    expect(missing).toEqual([]);
  });
});
