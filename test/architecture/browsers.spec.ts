import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSERS } from '../../scripts/browsers.js';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['student-ui/src', 'admin-ui/src', 'api-client/src', 'src/domain'];
/** Asked by the server alone. */
const NOT_IN_A_BROWSER = ['src/domain/webhook/webhook.ts'];

/** What one of the browsers of docs/contributing.md lacks. Vite adds none of it. */
const TOO_NEW = new RegExp(
  [
    /\bAbortSignal\.any\b/,
    /\bPromise\.(?:withResolvers|try)\b/,
    /\bURL\.(?:parse|canParse)\b/,
    /\b(?:Object|Map)\.groupBy\b/,
    /\bArray\.fromAsync\b/,
    /\bRegExp\.escape\b/,
    /\bIterator\.(?:from|concat)\b/,
    /\bIntl\.(?:DurationFormat|Segmenter)\b/,
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|union|intersection|difference)\(/,
    /\bUint8Array\.from(?:Base64|Hex)\b/,
    /\b(?:requestIdleCallback|startViewTransition|scheduler\.yield)\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !/\.spec\.ts$|\.d\.ts$/u.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

it('what runs in a browser asks for nothing that the oldest of them lacks', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter((name) => TOO_NEW.test(uncommented(readFileSync(join(ROOT, name), 'utf8'))));
  expect(found).toEqual(NOT_IN_A_BROWSER);
});

it('the oldest of them are those that the interfaces are built for', () => {
  const told = readFileSync(join(ROOT, 'docs/contributing.md'), 'utf8');
  const [chrome, edge, firefox, safari, ios] = BROWSERS.map((name) => name.replace(/^[a-z]+/u, ''));
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(told).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari and iOS ${safari}, and later`);
});

it('such a call is found', () => {
  expect(TOO_NEW.test('const signal = AbortSignal.any([one, other]);')).toBe(true);
  expect(TOO_NEW.test('const { promise } = Promise.withResolvers<void>();')).toBe(true);
  expect(TOO_NEW.test('return mine.intersection(theirs).size;')).toBe(true);
  expect(TOO_NEW.test('const signal = joinSignals(one, AbortSignal.timeout(LIMIT));')).toBe(false);
});

function uncommented(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
}
