import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  TableIndex,
  type TableOptions,
} from 'typeorm';

type Column = Omit<TableColumnOptions, 'name'>;
type Key = Exclude<TableOptions['foreignKeys'], undefined>[number];

const serial: Column = { type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' };
const whole: Column = { type: 'integer' };
const moment: Column = { type: 'bigint' };
const varchar = (length: number): Column => ({ type: 'varchar', length: String(length) });
const primary = (column: Column): Column => ({ ...column, isPrimary: true });

const table = (
  name: string,
  columns: Record<string, Column>,
  indices: TableOptions['indices'] = [],
  foreignKeys: Key[] = [],
): Table =>
  new Table({
    name,
    columns: Object.entries(columns).map(([column, options]) => ({ ...options, name: column })),
    indices,
    foreignKeys,
  });

const TABLES = [
  table(
    'user_words',
    { word: primary(varchar(40)), user_id: primary(whole) },
    [{ name: 'ix_user_words_user', columnNames: ['user_id'] }],
    [
      {
        name: 'fk_user_words_user',
        columnNames: ['user_id'],
        referencedTableName: 'users',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
        onUpdate: 'NO ACTION',
      },
    ],
  ),
  table('email_changes', {
    id: serial,
    user_id: whole,
    old_email: varchar(254),
    language: varchar(5),
    password_too: whole,
    changed_at: moment,
  }),
];

const INDICES: ReadonlyArray<readonly [table: string, name: string, column: string]> = [
  ['users', 'ix_users_name', 'name_key'],
  ['users', 'ix_users_created', 'created_at'],
  ['users', 'ix_users_status', 'status'],
  ['certificates', 'ix_certificates_creator', 'created_by'],
  ['certificates', 'ix_certificates_decider', 'decided_by'],
];

interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly name: string | null;
}

const BATCH = 200;
const KEY_MAX = 255;
const WORD_MAX = 40;
const WORDS_MAX = 24;
const WORD =
  /(?:(?=[\p{L}\p{N}])\p{Script=Han})+|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])*/gu;
const HAN = /^\p{Script=Han}+$/u;

/** Names are sorted and found by this form, as the service has it on the day of this migration. */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replaceAll('ς', 'σ')
    .normalize('NFKC');

function wordsOf(text: string): string[] {
  const words = (comparable(text).match(WORD) ?? []).map((word) => [...word].slice(0, WORD_MAX).join(''));
  return [...new Set(words)].slice(0, WORDS_MAX).flatMap((word) => {
    const letters = [...word];
    return HAN.test(word) ? letters.map((_, start) => letters.slice(start).join('')) : [word];
  });
}

async function indexUsers(runner: QueryRunner): Promise<void> {
  for (let last = 0; ; ) {
    const users: UserRow[] = await runner.query(
      `SELECT id, username, email, name FROM users WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      [last],
    );
    for (const { id, username, email, name } of users) {
      await runner.query('UPDATE users SET name_key = ? WHERE id = ?', [comparable(name ?? '').slice(0, KEY_MAX), id]);
      const words = [...new Set([name ?? '', username, email].flatMap(wordsOf))];
      if (words.length === 0) continue;
      const places = words.map(() => '(?, ?)').join(', ');
      await runner.query(
        `INSERT INTO user_words (word, user_id) VALUES ${places}`,
        words.flatMap((word) => [word, id]),
      );
    }
    const end = users.at(-1);
    if (!end) return;
    last = end.id;
  }
}

export class UsersRoles1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: TypeORM would build the tables anew on SQLite, and with them what belongs to their rows.
    await runner.query('ALTER TABLE roles ADD COLUMN version integer NOT NULL DEFAULT 1');
    await runner.query(`ALTER TABLE users ADD COLUMN name_key varchar(${KEY_MAX}) NOT NULL DEFAULT ''`);
    for (const each of TABLES) await runner.createTable(each);
    for (const [on, name, column] of INDICES) {
      await runner.createIndex(on, new TableIndex({ name, columnNames: [column] }));
    }
    await indexUsers(runner);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
