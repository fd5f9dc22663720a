import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ALLOWED_IMPORTS, LEAVES, PACKAGES } from './planted-files.js';
import { PLANTED_VIOLATIONS } from './planted-violations.js';

export interface PlantedTree {
  readonly root: string;
  /** File to the rules that must object to it; a file with an allowed content stands here with none. */
  readonly expected: ReadonlyMap<string, readonly string[]>;
}

/**
 * Writes a small project in the shape of this one into a new temporary folder: what is allowed, and beside it what is
 * not.
 */
export function plantTree(): PlantedTree {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'myverify-planted-')));
  const expected = new Map<string, string[]>();
  const plant = (file: string, imports: readonly string[], rules: string[]) => {
    write(root, file, `${imports.map((to) => `import '${specifier(file, to)}';`).join('\n')}\nexport {};\n`);
    expected.set(file, rules);
  };

  writePackages(root);
  for (const file of LEAVES) plant(file, [], []);
  for (const [file, imports] of Object.entries(ALLOWED_IMPORTS)) plant(file, imports, []);
  for (const [index, { rule, from, imports }] of PLANTED_VIOLATIONS.entries()) {
    plant(numbered(from, index), [imports], [rule]);
  }
  plant('src/domain/circle/one.ts', ['src/domain/circle/other.ts'], ['no-circular']);
  // A circle is told of once, at the file that comes first.
  plant('src/domain/circle/other.ts', ['src/domain/circle/one.ts'], []);
  plant('src/domain/alone.ts', [], ['no-orphan']);
  return { root, expected };
}

function writePackages(root: string): void {
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '*']));
  const { dependencies, devDependencies, undeclared } = PACKAGES;
  write(
    root,
    'package.json',
    JSON.stringify({ dependencies: versions(dependencies), devDependencies: versions(devDependencies) }),
  );
  write(root, 'tsconfig.json', '{}');
  for (const name of [...dependencies, ...devDependencies, ...undeclared]) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(root, `node_modules/${name}/index.js`, '');
  }
}

/** `src/platform/http/plant.ts` becomes `src/platform/http/7-plant.ts`. */
function numbered(file: string, index: number): string {
  return file.replace(/[^/]+$/, (name) => `${index}-${name}`);
}

function specifier(from: string, to: string): string {
  if (!/\.tsx?$/.test(to)) return to;
  const path = relative(dirname(from), to).replace(/\.tsx?$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
