import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOnce } from './made-once.js';

const folder = mkdtempSync(join(tmpdir(), 'myverify-made-once-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes a file for its owner alone, and leaves one that is there', () => {
  const path = join(folder, 'own');
  makeOnce(path, () => 'first');
  makeOnce(path, () => 'second');
  expect(readFileSync(path, 'utf8')).toBe('first');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('leaves what another process made at the same moment', () => {
  const path = join(folder, 'both');
  makeOnce(path, () => {
    writeFileSync(path, 'of the other one');
    return 'of this one';
  });
  expect(readFileSync(path, 'utf8')).toBe('of the other one');
  expect(readdirSync(folder).filter((name) => name.startsWith('both'))).toEqual(['both']);
});
