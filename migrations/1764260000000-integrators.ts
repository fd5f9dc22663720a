import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const ADMINISTRATOR = 0;
const PERMISSION = 'integrators.manage';
const ROLE = [2, 'Integrator', '[]', 1] as const;

const whole = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const moment = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
const optional = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });
const ID: TableColumnOptions = {
  ...whole('id'),
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
};
const keyTo = (name: string, column: string, table: string) => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const TABLES = [
  new Table({
    name: 'integrators',
    columns: [
      ID,
      whole('version'),
      varchar('name', 200),
      varchar('contact', 254),
      varchar('purpose', 1000),
      varchar('status', 6),
      varchar('words', 1000),
      moment('created_at'),
    ],
    indices: [
      { name: 'ux_integrators_name', columnNames: ['name'], isUnique: true },
      { name: 'ix_integrators_status', columnNames: ['status'] },
    ],
  }),
  new Table({
    name: 'api_keys',
    columns: [
      ID,
      whole('version'),
      whole('integrator_id'),
      varchar('mode', 4),
      varchar('hash', 64),
      varchar('beginning', 20),
      varchar('name', 80),
      varchar('permissions', 200),
      varchar('networks', 1500),
      optional(moment('ends_at')),
      whole('created_by'),
      moment('created_at'),
      optional(moment('last_used_at')),
      optional(moment('revoked_at')),
      optional(moment('leaked_at')),
    ],
    indices: [
      { name: 'ux_api_keys_hash', columnNames: ['hash'], isUnique: true },
      { name: 'ix_api_keys_integrator', columnNames: ['integrator_id'] },
    ],
    foreignKeys: [keyTo('fk_api_keys_integrator', 'integrator_id', 'integrators')],
  }),
  new Table({
    name: 'api_key_uses',
    columns: [
      { ...whole('key_id'), isPrimary: true },
      { ...varchar('day', 10), isPrimary: true },
      whole('calls'),
      whole('items'),
    ],
    foreignKeys: [keyTo('fk_api_key_uses_key', 'key_id', 'api_keys')],
  }),
];

/** Organisations whose programs use the service, the keys that they call with, and how much they are used. */
export class Integrators1764260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Each step looks for what is there, since MariaDB keeps those that were done when it is ended on the way.
    for (const each of TABLES) await runner.createTable(each, true);
    await addRole(runner);
    await grant(runner);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}

async function addRole(runner: QueryRunner): Promise<void> {
  const found = (await runner.query('SELECT id FROM roles WHERE id = ?', [ROLE[0]])) as unknown[];
  if (found.length > 0) return;
  await runner.query('INSERT INTO roles (id, name, permissions, version) VALUES (?, ?, ?, ?)', [...ROLE]);
}

async function grant(runner: QueryRunner): Promise<void> {
  const [role] = (await runner.query('SELECT permissions FROM roles WHERE id = ?', [ADMINISTRATOR])) as {
    permissions: string;
  }[];
  const permissions = JSON.parse(role?.permissions ?? '[]') as string[];
  if (permissions.includes(PERMISSION)) return;
  const granted = JSON.stringify([...permissions, PERMISSION]);
  await runner.query('UPDATE roles SET permissions = ? WHERE id = ?', [granted, ADMINISTRATOR]);
}
