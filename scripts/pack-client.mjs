// npm run pack:client -- <folder>: the client of the API as a package that others install, without this project. Prints
// the file.
import './node-version.mjs';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT, run, runTool } from './process.mjs';

const SOURCE = join(ROOT, 'api-client');
const target = resolve(process.argv[2] ?? join(ROOT, 'dist'));
const folder = mkdtempSync(join(tmpdir(), 'myverify-client-'));

try {
  const options = [
    '--noEmit',
    'false',
    '--declaration',
    '--rootDir',
    join(SOURCE, 'src'),
    '--outDir',
    join(folder, 'dist'),
  ];
  await succeed(runTool('typescript-native/bin/tsc', ['-p', join(SOURCE, 'tsconfig.json'), ...options]));
  // No compiler carries files over that hold nothing but types.
  cpSync(join(SOURCE, 'src/schema.d.ts'), join(folder, 'dist/schema.d.ts'));
  for (const file of ['README.md', 'openapi.json']) cpSync(join(SOURCE, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published(), null, 2)}\n`);
  mkdirSync(target, { recursive: true });
  const packed = await succeed(run('npm', ['pack', '--json', '--pack-destination', target], { cwd: folder }));
  console.log(join(target, JSON.parse(packed.stdout)[0].filename));
} finally {
  rmSync(folder, { recursive: true });
}

/** Here the interfaces import the sources; others get what was made of them. */
function published() {
  const { private: _, exports: __, ...manifest } = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8'));
  return {
    ...manifest,
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './openapi.json': './openapi.json',
      './*': { types: './dist/*.d.ts', default: './dist/*.js' },
    },
    files: ['dist', 'openapi.json'],
    sideEffects: false,
  };
}

async function succeed(running) {
  const done = await running;
  if (done.code === 0) return done;
  console.error(done.output);
  process.exit(1);
}
