import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isVendored } from '../../scripts/vendored.mjs';
import { ROOT } from './deployed.js';

const BUILT = join(ROOT, 'dist', 'src');

/** Programs of others, as text. */
const EXAMPLES = 'verify-examples.js';

interface Declared {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Loads what reads vendored files, and says what it found. */
const LOOK = `
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { FONT_STACKS } from './src/platform/pdf/font-catalog.js';
import { FontFaces } from './src/platform/pdf/font-faces.js';
import { letterReader } from './src/platform/reading/letters.js';

const faces = await FontFaces.load();
const every = Array.from({ length: 0x10000 }, (_, at) => String.fromCodePoint(at)).filter((one) => faces.covers(one)).join('');
const css = await faces.css({ sans: every, serif: every });
const wasmBinary = await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
const pdfium = await PDFiumLibrary.init({ wasmBinary });
pdfium.destroy();
process.stdout.write(JSON.stringify({
  reads: typeof (await letterReader()),
  families: Object.values(FONT_STACKS).flat().filter(({ family }) => !css.includes('"' + family + '"')),
}));
`;

describe('what the build takes of packages', () => {
  it('is all that the server needs of them: letters, fonts and PDFs are read where no package is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendored-'));
    try {
      for (const part of ['node_modules', 'src/domain', 'src/platform/pdf', 'src/platform/reading']) {
        cpSync(join(ROOT, 'dist', part), join(folder, part), { recursive: true });
      }
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      writeFileSync(join(folder, 'look.js'), LOOK);
      const found = execFileSync(process.execPath, ['look.js'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
      expect(JSON.parse(found)).toEqual({ reads: 'function', families: [] });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it('or is installed in production: no module of the server asks for a package of development', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Declared;
    const asked = new Map(
      readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js') && !name.endsWith(EXAMPLES))
        .flatMap((name) => packagesIn(readFileSync(join(BUILT, name), 'utf8')).map((found) => [found, name] as const)),
    );
    expect([...asked.keys()]).toEqual(expect.arrayContaining(['@nestjs/core', 'tesseract.js-core', '@hyzyla/pdfium']));
    const missing = [...asked].filter(([name]) => name in devDependencies && !isVendored(name));
    expect(missing).toEqual([]);
    expect([...asked.keys()].filter((name) => name in dependencies && isVendored(name))).toEqual([]);
  });
});

/** Names of packages that a module imports, at its top or later. */
function packagesIn(code: string): string[] {
  const named = [...code.matchAll(/(?:\bfrom |\bimport |\bimport\(|\bresolve\()['"]([^'".][^'"]*)['"]/g)];
  return named.map(([, name = '']) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  );
}
