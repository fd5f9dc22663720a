import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions, type TableOptions } from 'typeorm';

const ADMINISTRATOR = 0;
const PERMISSION = 'confirmations.manage';

type Column = Omit<TableColumnOptions, 'name'>;
type Key = Exclude<TableOptions['foreignKeys'], undefined>[number];

const serial: Column = { type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' };
const whole: Column = { type: 'integer' };
const text: Column = { type: 'text' };
const moment: Column = { type: 'bigint' };
const varchar = (length: number): Column => ({ type: 'varchar', length: String(length) });
const maybe = (column: Column): Column => ({ ...column, isNullable: true });

const index = (name: string, ...columnNames: string[]) => ({ name, columnNames });
const unique = (name: string, ...columnNames: string[]) => ({ name, columnNames, isUnique: true });
const cascading = (name: string, column: string, table: string): Key => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

function table(
  name: string,
  columns: Record<string, Column>,
  indices: TableOptions['indices'],
  foreignKeys: Key[],
): Table {
  return new Table({
    name,
    columns: Object.entries(columns).map(([column, options]) => ({ ...options, name: column })),
    indices,
    foreignKeys,
  });
}

const entered = { entered_by: whole, entered_at: moment, released_by: maybe(whole), released_at: maybe(moment) };

const TABLES = [
  table(
    'contacts',
    {
      id: serial,
      version: whole,
      university_id: maybe(whole),
      owner_key: whole,
      email: varchar(254),
      office: varchar(200),
      language: varchar(5),
      verification: varchar(1000),
      words: varchar(1000),
      ...entered,
    },
    [unique('ux_contacts_email', 'email', 'owner_key'), index('ix_contacts_university', 'university_id')],
    [cascading('fk_contacts_university', 'university_id', 'universities')],
  ),
  table(
    'mail_domains',
    { id: serial, version: whole, university_id: whole, domain: varchar(200), ...entered },
    [unique('ux_mail_domains_domain', 'university_id', 'domain')],
    [cascading('fk_mail_domains_university', 'university_id', 'universities')],
  ),
  table(
    'confirmations',
    {
      id: serial,
      version: whole,
      certificate_id: whole,
      certificate_version: whole,
      party: varchar(10),
      contact_id: maybe(whole),
      email: varchar(254),
      office: varchar(200),
      language: varchar(5),
      claimed: text,
      student: text,
      file_ids: text,
      due_days: whole,
      state: varchar(13),
      cancel_cause: maybe(varchar(10)),
      proposed: whole,
      nonce: varchar(32),
      token_hash: varchar(64),
      sent_at: moment,
      opened_at: maybe(moment),
      ended_at: maybe(moment),
      reminders: whole,
      key_values: maybe(text),
      key_values_at: maybe(moment),
      created_by: whole,
      created_at: moment,
      words: varchar(1000),
    },
    [
      unique('ux_confirmations_token', 'token_hash'),
      index('ix_confirmations_certificate', 'certificate_id'),
      index('ix_confirmations_state', 'state', 'sent_at'),
      index('ix_confirmations_sent', 'sent_at'),
      index('ix_confirmations_email', 'email'),
      index('ix_confirmations_contact', 'contact_id'),
    ],
    [cascading('fk_confirmations_certificate', 'certificate_id', 'certificates')],
  ),
  table(
    'confirmation_answers',
    {
      id: serial,
      confirmation_id: whole,
      certificate_id: whole,
      party: varchar(10),
      outcome: varchar(10),
      way: varchar(10),
      recorded_by: maybe(whole),
      claimed: text,
      fields: text,
      name: maybe(varchar(120)),
      office: maybe(varchar(200)),
      reference: maybe(varchar(100)),
      note: maybe(varchar(2000)),
      file_id: maybe(varchar(26)),
      answered_at: moment,
      disputed_at: maybe(moment),
    },
    [
      index('ix_confirmation_answers_confirmation', 'confirmation_id'),
      index('ix_confirmation_answers_certificate', 'certificate_id'),
      index('ix_confirmation_answers_file', 'file_id'),
    ],
    [cascading('fk_confirmation_answers_confirmation', 'confirmation_id', 'confirmations')],
  ),
  table(
    'confirmation_settlements',
    {
      id: serial,
      answer_id: whole,
      certificate_id: whole,
      field: varchar(24),
      officer_id: whole,
      note: varchar(2000),
      settled_at: moment,
    },
    [
      unique('ux_confirmation_settlements_field', 'answer_id', 'field'),
      index('ix_confirmation_settlements_certificate', 'certificate_id'),
    ],
    [cascading('fk_confirmation_settlements_answer', 'answer_id', 'confirmation_answers')],
  ),
];

/** Whom the service asks about certificates, what it has asked, and what was answered. */
export class Confirmations1764050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Each step looks for what is there, since MariaDB keeps those that were done when it is ended on the way.
    for (const each of TABLES) await runner.createTable(each, true);
    await grant(runner);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
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
