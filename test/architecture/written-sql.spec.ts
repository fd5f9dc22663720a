import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** A statement, or a part of one that names what it is read from. Words of messages are not written in capitals. */
const SQL = /\b(?:SELECT [\s\S]*?\bFROM |INSERT INTO |DELETE FROM |UPDATE \w+ SET |GET_LOCK\()/;

/** What makes, locks and probes a database before there are rows to ask for. */
const MACHINERY = new Set([
  'src/platform/db/database.ts',
  'src/platform/db/migration-lock.ts',
  'src/platform/db/mariadb-session.ts',
  'src/platform/db/transaction.ts',
]);

const statementIn = (source: string): string | undefined => SQL.exec(source)?.[0];

function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !/\.(?:spec|queries)\.ts$/.test(file) && !MACHINERY.has(file));
}

it('SQL is written out in *.queries.ts only', () => {
  const found = sources().filter((file) => statementIn(readFileSync(join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});

it.each([
  ["const text = 'SELECT 1 AS one FROM users';", 'SELECT 1 AS one FROM '],
  ['const text = `UPDATE users SET name = ?`;', 'UPDATE users SET '],
  ["manager.createQueryBuilder().select('t.id').from(UserEntity, 't')", undefined],
])('finds a statement in %s', (source, found) => {
  expect(statementIn(source)).toBe(found);
});
