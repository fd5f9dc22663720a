import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, read } from './deployed.js';

const versions = [...read('CHANGELOG.md').matchAll(/^## (\d+)\.(\d+)\.(\d+) \((\d{4}-\d\d-\d\d)\)$/gm)].map(
  ([, major, minor, patch, date]) => ({ numbers: [major, minor, patch].map(Number), date: date ?? '' }),
);

it('begins with the version of package.json, the newest first', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(versions[0]?.numbers.join('.')).toBe(version);
  const sorted = versions.toSorted(
    (one, other) =>
      [0, 1, 2].map((at) => (other.numbers[at] ?? 0) - (one.numbers[at] ?? 0)).find((difference) => difference !== 0) ??
      0,
  );
  expect(versions).toEqual(sorted);
  expect(versions.map(({ date }) => date)).toEqual(
    versions
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
});

it('names only migrations that there are', () => {
  const text = read('CHANGELOG.md');
  const migrations = [...text.matchAll(/`(\d{13}-[a-z-]+)`/g)].map(([, name]) => name);
  expect(migrations.length).toBeGreaterThan(3);
  expect(migrations.filter((name) => !existsSync(join(ROOT, 'migrations', `${name}.ts`)))).toEqual([]);
});
