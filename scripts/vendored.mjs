import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './process.mjs';

/**
 * What the server reads of packages that hold far more: other builds of a program, other weights of a font, other sets
 * of data.
 */
const READ = {
  '@hyzyla/pdfium': ['dist/index.esm.js', 'dist/pdfium.wasm'],
  '@tesseract.js-data/chi_sim': ['4.0.0_best_int/chi_sim.traineddata.gz'],
  '@tesseract.js-data/eng': ['4.0.0_best_int/eng.traineddata.gz'],
  '@tesseract.js-data/msa': ['4.0.0_best_int/msa.traineddata.gz'],
  'tesseract.js-core': ['tesseract-core-simd-lstm.js', 'tesseract-core-simd-lstm.wasm'],
};

/** Fonts are vendored, too: of each package the sheets that the server names, and the files that these name. */
export const isVendored = (name) => name in READ || /^@fontsource(-variable)?\//.test(name);

/**
 * Lays those files into `dist/node_modules`, where Node looks before it goes on to the packages: an installation needs
 * no more of them.
 */
export async function vendor() {
  const found = [...Object.entries(READ), ...(await fontFiles())];
  for (const [name, files] of found) {
    const [from, to] = ['', 'dist'].map((folder) => join(ROOT, folder, 'node_modules', name));
    const notices = readdirSync(from).filter((file) => /^licen[cs]e/i.test(file));
    for (const file of ['package.json', ...notices, ...files]) {
      mkdirSync(dirname(join(to, file)), { recursive: true });
      cpSync(join(from, file), join(to, file));
    }
  }
}

async function fontFiles() {
  const built = (file) => import(pathToFileURL(join(ROOT, 'dist/src/platform/pdf', file)).href);
  const { FONT_STACKS } = await built('font-catalog.js');
  const { parseFontSheet } = await built('font-sheet.js');
  const packages = createRequire(join(ROOT, 'package.json'));
  const sheets = new Set(Object.values(FONT_STACKS).flatMap((sources) => sources.flatMap((source) => source.sheets)));
  return [...sheets].map((sheet) => {
    const name = sheet.split('/').slice(0, 2).join('/');
    const folder = join(ROOT, 'node_modules', name);
    const path = packages.resolve(sheet);
    const fonts = parseFontSheet(readFileSync(path, 'utf8')).map(({ file }) => join(dirname(path), file));
    return [name, [path, ...fonts].map((file) => relative(folder, file))];
  });
}
