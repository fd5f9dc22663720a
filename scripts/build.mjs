import './node-version.mjs';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { billOfMaterials } from './bill-of-materials.mjs';
import { installPackages } from './install.mjs';
import { precompress } from './precompress.mjs';
import { ROOT, runTool } from './process.mjs';
import { vendor } from './vendored.mjs';

/**
 * For an installation that will use MariaDB alone, such as the image: packages are as they were installed, none is
 * compiled.
 */
const withoutSqlite = process.argv.includes('--without-sqlite');

/** What is built: its sources (files or folders), where it goes, a file that must be there afterwards, and the tool. */
const PARTS = {
  server: {
    sources: [
      'src',
      'migrations',
      'tsconfig.json',
      'tsconfig.build.json',
      'nest-cli.json',
      'rolldown.config.mjs',
      'package.json',
      'package-lock.json',
      'scripts/bill-of-materials.mjs',
      'scripts/vendored.mjs',
    ],
    out: 'dist',
    proof: 'dist/server/main.js',
    build: buildServer,
  },
  'student-ui': userInterface('student-ui'),
  'admin-ui': userInterface('admin-ui'),
};

async function buildServer() {
  const compiled = await runTool('@nestjs/cli/bin/nest.js', ['build']);
  if (compiled.code !== 0) return compiled;
  const bundled = await runTool('rolldown/bin/cli.mjs', ['--config', 'rolldown.config.mjs']);
  if (bundled.code === 0) {
    await vendor();
    writeFileSync(join(ROOT, 'dist', 'bom.cdx.json'), `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
  }
  return { ...bundled, seconds: compiled.seconds + bundled.seconds };
}

function userInterface(folder) {
  return {
    sources: [
      folder,
      'src/domain',
      'api-client/src',
      'api-client/package.json',
      'scripts/pdfjs-files.ts',
      'scripts/browsers.ts',
    ],
    out: `${folder}/dist`,
    proof: `${folder}/dist/index.html`,
    build: async () => {
      const built = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: join(ROOT, folder) });
      if (built.code === 0) await precompress(join(ROOT, folder, 'dist'));
      return built;
    },
  };
}

const NOT_A_SOURCE = /(^|\/)(node_modules|dist)$|\.spec\.tsx?$/;

/**
 * Builds the parts whose sources changed since they were last built; all at the same time.
 * Ends the process with the tool's own words when one fails.
 * @param {{ names?: readonly (keyof typeof PARTS)[], nativeParts?: Promise<void> }} options `nativeParts`: as `installPackages`
 *   gives it, which is waited for at the end.
 */
export async function build({ names = Object.keys(PARTS), nativeParts } = {}) {
  const results = await Promise.all(names.map((name) => buildPart(name)));
  if (results.includes(false)) process.exit(1);
  await nativeParts;
}

async function buildPart(name) {
  const part = PARTS[name];
  // The stamp lies in the output, which every other way of building empties first: it never outlives what it speaks of.
  const stamp = join(ROOT, part.out, '.build-stamp');
  const wanted = key(part);
  if (existsSync(join(ROOT, part.proof)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  console.log(`Building ${name} ...`);
  const { code, output, seconds } = await part.build();
  if (code !== 0 || !existsSync(join(ROOT, part.proof))) {
    console.error(`${output}\nBuilding ${name} failed${code === 0 ? `: no ${part.proof}` : ''}.`);
    return false;
  }
  writeFileSync(stamp, wanted);
  console.log(`Built ${name} (${seconds} s).`);
  return true;
}

function key(part) {
  const hash = createHash('sha256');
  for (const file of [...part.sources, 'package-lock.json'].flatMap(filesIn)) {
    hash.update(`\0${file}\0`);
    hash.update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(join(ROOT, path)) || NOT_A_SOURCE.test(path)) return [];
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (withoutSqlite) await build();
  else await build(await installPackages());
}
