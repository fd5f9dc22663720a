import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['src', 'test', 'migrations', 'docs', 'admin-ui/src', 'student-ui'];

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => `${folder}/${path}`),
);
const contents = sources.filter((path) => /\.(ts|tsx)$/.test(path));

/** The second cells of the table below a heading. */
function placesBelow(heading: string, text: string): string[] {
  const [, below = ''] = text.split(`## ${heading}\n`);
  const rows = (below.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) => line.split('|')[2]?.trim() ?? '');
}

/** `*.task.ts`, `<f>/XPage.tsx` and the end of a path stand for whatever ends so. */
function isThere(place: string): boolean {
  const pattern = place
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/<\w+>|\*|X(?=Page)/g, '[^/]+');
  const end = new RegExp(`(^|/)${pattern}$`);
  return FOLDERS.includes(place.replace(/\/$/, '')) || sources.some((path) => end.test(path));
}

const isPlace = (quoted: string) => /^[\w<*.-]*(\/[\w<>*.-]*)+$|\.(ts|tsx|md)$/.test(quoted) && !quoted.startsWith('/');

/** What a cell names and is not there; of `NAME` in a file, too. */
function missingOf(cell: string): string[] {
  const places = [...cell.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted).filter(isPlace);
  const names = [...cell.matchAll(/`(\w+)` in \[?`([^`]+\.ts)`/g)].filter(
    ([, name = '', file = '']) =>
      !contents.some((path) => path.endsWith(file) && readFileSync(join(ROOT, path), 'utf8').includes(name)),
  );
  return [...places.filter((place) => !isThere(place)), ...names.map(([said]) => said)];
}

describe('README.md', () => {
  const places = placesBelow('Where do I change ...?', readme);

  it('names places that are there', () => {
    expect(places.length).toBeGreaterThan(25);
    expect(places.flatMap(missingOf)).toEqual([]);
  });

  it('leads by its links to files that are there', () => {
    const linked = [...readme.matchAll(/^\[\d+\]: (\S+)$/gm)].map(([, path = '']) => path);
    const pages = [...readme.matchAll(/\]\((docs\/[^)#]+)(#[^)]*)?\)/g)].map(([, path = '']) => path);
    expect(linked.length).toBeGreaterThan(8);
    for (const page of ['settings', 'operations', 'contributing']) expect(pages).toContain(`docs/${page}.md`);
    expect([...linked, ...pages].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it.each([['`src/infra/db/store.ts`', '`TRANSITIONS` in `src/domain/review/claim.ts`', '`*.nothing.ts` beside it']])(
    'is objected to where it names others: %s, %s, %s',
    (...cells) => {
      expect(cells.map((cell) => missingOf(cell).length)).toEqual([1, 1, 1]);
    },
  );

  it.each([
    ['domain/<noun>/', 'src/domain'],
    ['modules/<noun>/', 'src/modules'],
    ['platform/', 'src/platform'],
    ['features/<f>/', 'student-ui/src/features'],
  ])('maps every folder of %s', (entry, at) => {
    const [, below = ''] = (readme.split('## The map')[1] ?? '').split(`\n  ${entry} `);
    const named = new Set(below.split(/\n {0,2}\S/)[0]?.split(/[\s:,;]+/));
    const folders = readdirSync(join(ROOT, at), { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });
});
