import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteFiles } from './site-files.js';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'myverify-site-'));
  for (const path of [
    'index.html',
    'index.html.br',
    'robots.txt',
    'robots.txt.gz',
    '.vite/manifest.json',
    'assets/index-a1.js',
    'assets/index-a1.js.map',
    'assets/index-a1.js.br',
    'pages/check.html',
    'pages/check.html.gz',
    'pdfjs/cmaps/Identity-H.bcmap',
  ]) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), path);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

it('gives an address to what a browser may ask for, and to nothing else', () => {
  const { files } = siteFiles(root);
  expect([...files].sort()).toEqual(['assets/index-a1.js', 'pdfjs/cmaps/Identity-H.bcmap', 'robots.txt']);
});

it('knows the start pages of single screens', () => {
  expect(siteFiles(root).pages).toEqual(['pages/check.html']);
});
