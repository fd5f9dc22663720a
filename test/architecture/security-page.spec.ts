import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const settings = ['settings', 'operations'].map((name) => readFileSync(join(ROOT, `docs/${name}.md`), 'utf8')).join();

const rowsBelow = (heading: string) =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

describe('docs/security.md', () => {
  const sections = rowsBelow('OWASP ASVS 5.0, level 2');

  it('names tests that are there, and for each section a test or why there is none', () => {
    expect(sections.length).toBeGreaterThan(30);
    const tests = sections.flatMap(([, , shown = '']) => quoted(shown));
    expect(tests.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const bare = sections.filter(([, , shown = '', leftOut = '']) => quoted(shown).length === 0 && leftOut === '');
    expect(bare).toEqual([]);
  });

  it('has every chapter of the standard', () => {
    const chapters = new Set(sections.map(([, section = '']) => Number.parseInt(section, 10)));
    const expected = Array.from({ length: 17 }, (_, n) => n + 1);
    expect([...chapters].sort((a, b) => a - b)).toEqual(expected);
  });

  it('names keys that are settings, and says how each is changed', () => {
    const keys = rowsBelow('Keys and secrets');
    const named = keys.flatMap(([, setting = '', , changed = '']) => quoted(setting + changed));
    expect(named.filter((name) => /^[A-Z_]+$/.test(name) && !settings.includes(name))).toEqual([]);
    expect(keys.filter((row) => row.slice(1, 5).some((cell) => cell === ''))).toEqual([]);
  });

  it('leads to pages that are there', () => {
    const linked = [...page.matchAll(/\]\(([^)#]+)(#[^)]*)?\)/g)].map(([, path = '']) => path);
    expect(linked.filter((path) => !existsSync(join(ROOT, 'docs', path)))).toEqual([]);
  });
});
