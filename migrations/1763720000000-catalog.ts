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
const varchar = (length: number): Column => ({ type: 'varchar', length: String(length) });
const primary = (column: Column): Column => ({ ...column, isPrimary: true });

const index = (name: string, ...columnNames: string[]) => ({ name, columnNames });
const unique = (name: string, ...columnNames: string[]) => ({ name, columnNames, isUnique: true });
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

const words = (name: string, owner: string, ownerTable: string) =>
  table(
    name,
    { word: primary(varchar(40)), [`${owner}_id`]: primary(whole) },
    [index(`ix_${name}_${owner}`, `${owner}_id`)],
    [key(`fk_${name}_${owner}`, `${owner}_id`, ownerTable, 'CASCADE')],
  );

const named = {
  name: varchar(200),
  name_key: varchar(255),
  region: varchar(100),
  region_key: varchar(150),
};

const TABLES = [
  table('companies', { id: serial, version: whole, ...named }, [
    unique('ux_companies_name', 'name_key', 'region_key'),
    index('ix_companies_region', 'region_key', 'name_key'),
  ]),
  words('company_words', 'company', 'companies'),
  table(
    'cooperations',
    { id: serial, version: whole, university1_id: whole, university2_id: whole, pair_key: varchar(30), ...named },
    [
      unique('ux_cooperations_pair', 'pair_key', 'name_key'),
      index('ix_cooperations_name', 'name_key'),
      index('ix_cooperations_region', 'region_key', 'name_key'),
      index('ix_cooperations_university1', 'university1_id'),
      index('ix_cooperations_university2', 'university2_id'),
    ],
    [
      key('fk_cooperations_university1', 'university1_id', 'universities'),
      key('fk_cooperations_university2', 'university2_id', 'universities'),
    ],
  ),
  words('cooperation_words', 'cooperation', 'cooperations'),
  table(
    'agents',
    { id: serial, version: whole, company_id: whole, university_id: whole },
    [unique('ux_agents_link', 'company_id', 'university_id'), index('ix_agents_university', 'university_id')],
    [key('fk_agents_company', 'company_id', 'companies'), key('fk_agents_university', 'university_id', 'universities')],
  ),
];

/** Written out: TypeORM would build the table anew on SQLite, and with it the words that belong to its rows. */
const UNIVERSITY_COLUMNS = [
  'version integer NOT NULL DEFAULT 1',
  "region_key varchar(150) NOT NULL DEFAULT ''",
  "country_key varchar(150) NOT NULL DEFAULT ''",
];

export class Catalog1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of UNIVERSITY_COLUMNS) await runner.query(`ALTER TABLE universities ADD COLUMN ${column}`);
    // Until now there were only those of a new installation, whose places are plain Latin letters.
    await runner.query('UPDATE universities SET region_key = LOWER(region), country_key = LOWER(country)');
    for (const each of [
      index('ix_universities_region', 'region_key', 'name_key'),
      unique('ux_universities_name', 'name_key', 'country_key'),
    ]) {
      await runner.createIndex('universities', new TableIndex(each));
    }
    for (const each of TABLES) await runner.createTable(each);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
