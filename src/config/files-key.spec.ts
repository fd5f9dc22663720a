import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFilesKeys } from './files-key.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (variables: Record<string, string> = {}, production = false) =>
  readFilesKeys((name) => variables[name] ?? null, production, folder);

describe('the key that what is kept is encrypted with', () => {
  it('is made once outside production, for nobody else to read', () => {
    const { current, previous } = read();
    expect(current.length).toBeGreaterThanOrEqual(32);
    expect(previous).toBeNull();
    expect(read().current).toBe(current);
    expect(readdirSync(folder)).toEqual(['files-key']);
    expect(statSync(join(folder, 'files-key')).mode & 0o777).toBe(0o600);
  });

  it('must be set in production', () => {
    expect(() => read({}, true)).toThrow('FILES_KEY must be set in production (32 characters or more)');
    expect(readdirSync(folder)).toEqual([]);
    expect(read({ FILES_KEY: 'k'.repeat(32) }, true)).toEqual({ current: 'k'.repeat(32), previous: null });
  });

  it('is refused where it is too short, by its name', () => {
    expect(() => read({ FILES_KEY: 'short' })).toThrow('FILES_KEY must have 32 characters or more');
    const previous = { FILES_KEY: 'k'.repeat(32), FILES_KEY_PREVIOUS: 'short' };
    expect(() => read(previous)).toThrow('FILES_KEY_PREVIOUS must have 32 characters or more');
  });
});
