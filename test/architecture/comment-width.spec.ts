import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['src', 'admin-ui/src', 'student-ui/src', 'api-client/src', 'migrations', 'test'];
/** The formatter breaks code, but no comment. What a tool reads, an example or an instruction, stays on its line. */
const TOO_WIDE = /^(?=.{121})\s*(?:\/\/(?! biome-ignore)|\/\*\*|\* (?!@example))/u;

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('schema.d.ts'))
    .map((name) => join(folder, name));
}

it('comments keep to 120 columns', () => {
  const files = FOLDERS.flatMap(sources);
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (TOO_WIDE.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

it('a comment that is wider is found', () => {
  const words = 'word '.repeat(24);
  expect([`  // ${words}`, `/** ${words} */`, `   * ${words}`].every((line) => TOO_WIDE.test(line))).toBe(true);
  expect(
    [`  // biome-ignore ${words}`, `  * @example ${words}`, `  f('${words}');`].some((line) => TOO_WIDE.test(line)),
  ).toBe(false);
});
