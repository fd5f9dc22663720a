import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions, type TableOptions } from 'typeorm';

type Column = Omit<TableColumnOptions, 'name'>;
type Key = Exclude<TableOptions['foreignKeys'], undefined>[number];

const serial: Column = { type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' };
const whole: Column = { type: 'integer' };
const moment: Column = { type: 'bigint' };
/** `text` ends at 64 KB on MariaDB. */
const longText: Column = { type: 'mediumtext' };
const varchar = (length: number): Column => ({ type: 'varchar', length: String(length) });
const fileId = varchar(26);
const primary = (column: Column): Column => ({ ...column, isPrimary: true });
const maybe = (column: Column): Column => ({ ...column, isNullable: true });

const index = (name: string, ...columnNames: string[]) => ({ name, columnNames });
/** Both actions are always named: left out, MariaDB says RESTRICT where SQLite says NO ACTION. */
const key = (name: string, column: string, table: string, onDelete: 'CASCADE' | 'NO ACTION' = 'NO ACTION'): Key => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate: 'NO ACTION',
});

function table(
  name: string,
  columns: Record<string, Column>,
  indices: TableOptions['indices'],
  foreignKeys: Key[] = [],
): Table {
  return new Table({
    name,
    columns: Object.entries(columns).map(([column, options]) => ({ ...options, name: column })),
    indices,
    foreignKeys,
  });
}

const TABLES = [
  table(
    'news',
    {
      id: serial,
      version: whole,
      title: varchar(200),
      title_key: varchar(255),
      content: longText,
      preview: maybe(fileId),
      watch_number: whole,
      updated_at: moment,
      user_id: maybe(whole),
    },
    [
      index('ix_news_updated', 'updated_at'),
      index('ix_news_title', 'title_key'),
      index('ix_news_watched', 'watch_number'),
    ],
  ),
  table(
    'news_files',
    { news_id: primary(whole), place: primary(varchar(10)), file_id: primary(fileId) },
    [index('ix_news_files_file', 'file_id')],
    [key('fk_news_files_news', 'news_id', 'news', 'CASCADE'), key('fk_news_files_file', 'file_id', 'files')],
  ),
  table(
    'news_words',
    { word: primary(varchar(40)), news_id: primary(whole) },
    [index('ix_news_words_news', 'news_id')],
    [key('fk_news_words_news', 'news_id', 'news', 'CASCADE')],
  ),
];

export class News1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of TABLES) await runner.createTable(each);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
