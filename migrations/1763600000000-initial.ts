import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions, type TableOptions } from 'typeorm';

// A migration says everything itself: it must do the same in years, whatever the entities have become.

type Column = Omit<TableColumnOptions, 'name'>;
type Key = Exclude<TableOptions['foreignKeys'], undefined>[number];

const serial: Column = { type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' };
const whole: Column = { type: 'integer' };
const moment: Column = { type: 'bigint' };
const text: Column = { type: 'text' };
const varchar = (length: number): Column => ({ type: 'varchar', length: String(length) });
const day = varchar(10);
const fileId = varchar(26);
const primary = (column: Column): Column => ({ ...column, isPrimary: true });
const maybe = (column: Column): Column => ({ ...column, isNullable: true });

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
  indices: TableOptions['indices'] = [],
  foreignKeys: Key[] = [],
): Table {
  return new Table({
    name,
    columns: Object.entries(columns).map(([column, options]) => ({ ...options, name: column })),
    indices,
    foreignKeys,
  });
}

const ACCOUNTS = [
  table('roles', { id: primary(whole), name: varchar(80), permissions: text }),
  table(
    'users',
    {
      id: serial,
      version: whole,
      username: varchar(254),
      email: varchar(254),
      password_hash: varchar(255),
      role_id: whole,
      status: varchar(10),
      language: varchar(5),
      name: maybe(varchar(120)),
      gender: maybe(varchar(10)),
      passport: maybe(varchar(40)),
      birth: maybe(day),
      nationality: maybe(varchar(80)),
      mobile_phone: maybe(varchar(40)),
      avatar: maybe(fileId),
      created_at: moment,
      updated_at: moment,
    },
    [
      unique('ux_users_username', 'username'),
      unique('ux_users_email', 'email'),
      index('ix_users_role', 'role_id'),
      index('ix_users_avatar', 'avatar'),
    ],
    [key('fk_users_role', 'role_id', 'roles')],
  ),
  table(
    'sessions',
    { id: primary(varchar(32)), user_id: whole, created_at: moment, expires_at: moment, ended_at: maybe(moment) },
    [index('ix_sessions_user', 'user_id')],
  ),
  table(
    'verification_codes',
    {
      id: serial,
      email: varchar(254),
      purpose: varchar(10),
      nonce: varchar(64),
      hash: varchar(128),
      tries: whole,
      language: varchar(5),
      created_at: moment,
      expires_at: moment,
      dead_at: maybe(moment),
    },
    [index('ix_codes_address', 'email', 'purpose', 'created_at')],
  ),
  table('code_gates', { id: primary(whole) }),
  table('login_failures', { account_hash: primary(varchar(64)), tries: whole, window_ends: moment }),
];

const RECORDS = [
  table(
    'files',
    {
      id: primary(fileId),
      owner_id: whole,
      kind: varchar(20),
      type: varchar(40),
      size: whole,
      sha256: varchar(64),
      storage_key: varchar(255),
      original_name: varchar(255),
      created_at: moment,
      discarded_at: maybe(moment),
    },
    [index('ix_files_owner', 'owner_id'), index('ix_files_age', 'discarded_at', 'created_at')],
  ),
  table(
    'certificates',
    {
      id: serial,
      version: whole,
      status: varchar(10),
      owner_id: maybe(whole),
      created_by: whole,
      type: varchar(20),
      name: maybe(varchar(120)),
      gender: maybe(varchar(10)),
      email: maybe(varchar(254)),
      email_key: maybe(varchar(254)),
      birth: maybe(day),
      nationality: maybe(varchar(80)),
      passport: maybe(varchar(40)),
      avatar: maybe(fileId),
      university: maybe(varchar(200)),
      major: maybe(varchar(200)),
      forms: maybe(varchar(30)),
      level: maybe(varchar(30)),
      academy_status: maybe(varchar(100)),
      barcode: maybe(varchar(100)),
      cert_no: maybe(varchar(100)),
      principal_name: maybe(varchar(120)),
      note: maybe(varchar(1000)),
      start_time: maybe(day),
      end_time: maybe(day),
      ministry_stamping_time: maybe(day),
      awarding_time: maybe(day),
      passport_remark: maybe(varchar(1000)),
      cert_remark: maybe(varchar(1000)),
      transcript_remark: maybe(varchar(1000)),
      ministry_remark: maybe(varchar(1000)),
      payment_remark: maybe(varchar(1000)),
      report_number: maybe(varchar(40)),
      reject_reason: maybe(varchar(2000)),
      applied_at: maybe(moment),
      decided_at: maybe(moment),
      decided_by: maybe(whole),
      created_at: moment,
      updated_at: moment,
    },
    [
      index('ix_certificates_owner', 'owner_id'),
      index('ix_certificates_owner_status', 'owner_id', 'status'),
      index('ix_certificates_status', 'status'),
      index('ix_certificates_email', 'email_key'),
      unique('ux_certificates_report_number', 'report_number'),
      index('ix_certificates_newest', 'id'),
    ],
  ),
  table(
    'certificate_files',
    { certificate_id: primary(whole), field: primary(varchar(20)), position: primary(whole), file_id: fileId },
    [index('ix_certificate_files_file', 'file_id')],
    [
      key('fk_certificate_files_certificate', 'certificate_id', 'certificates', 'CASCADE'),
      key('fk_certificate_files_file', 'file_id', 'files'),
    ],
  ),
  table(
    'certificate_words',
    { word: primary(varchar(40)), certificate_id: primary(whole) },
    [index('ix_certificate_words_certificate', 'certificate_id')],
    [key('fk_certificate_words_certificate', 'certificate_id', 'certificates', 'CASCADE')],
  ),
  table('certificate_counts', { status: primary(varchar(10)), shard: primary(whole), tally: whole }),
  table(
    'reports',
    {
      id: serial,
      number: varchar(40),
      certificate_id: whole,
      edition: whole,
      status: varchar(12),
      fields: text,
      photo: maybe(fileId),
      holder_hash: maybe(varchar(64)),
      issued_at: moment,
      withdrawn_at: maybe(moment),
      reason: maybe(varchar(2000)),
      pdf_key: maybe(varchar(255)),
      pdf_sha256: maybe(varchar(64)),
      pdf_size: maybe(whole),
      rendered_at: maybe(moment),
    },
    [
      unique('ux_reports_edition', 'number', 'edition'),
      index('ix_reports_holder', 'holder_hash'),
      index('ix_reports_certificate', 'certificate_id'),
      index('ix_reports_photo', 'photo'),
    ],
    [key('fk_reports_certificate', 'certificate_id', 'certificates')],
  ),
];

const REST = [
  table(
    'jobs',
    {
      id: serial,
      name: varchar(60),
      lane: varchar(10),
      payload: text,
      state: varchar(10),
      attempts: whole,
      due_at: moment,
      lease_token: maybe(varchar(36)),
      lease_until: maybe(moment),
      last_error: maybe(text),
      created_at: moment,
      done_at: maybe(moment),
    },
    [index('ix_jobs_due', 'lane', 'state', 'due_at')],
  ),
  table(
    'universities',
    {
      id: serial,
      name: varchar(200),
      name_key: varchar(255),
      region: varchar(100),
      country: varchar(100),
      nature: varchar(30),
    },
    [index('ix_universities_name', 'name_key'), index('ix_universities_nature', 'nature', 'name_key')],
  ),
  table(
    'university_words',
    { word: primary(varchar(40)), university_id: primary(whole) },
    [index('ix_university_words_university', 'university_id')],
    [key('fk_university_words_university', 'university_id', 'universities', 'CASCADE')],
  ),
];

const ALL_PERMISSIONS = [
  'certificates.read',
  'certificates.review',
  'catalog.manage',
  'news.manage',
  'users.manage',
  'reports.withdraw',
  'audit.read',
];

export class Initial1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of [...ACCOUNTS, ...RECORDS, ...REST]) await runner.createTable(each);
    const roles = [
      [0, 'Administrator', JSON.stringify(ALL_PERMISSIONS)],
      [1, 'Student', '[]'],
      [3, 'Public', '[]'],
    ];
    for (const role of roles) await runner.query('INSERT INTO roles (id, name, permissions) VALUES (?, ?, ?)', role);
    const gates = Array.from({ length: 64 }, (_, id) => `(${id})`);
    await runner.query(`INSERT INTO code_gates (id) VALUES ${gates.join(', ')}`);
    const shards = ['Unverified', 'Verifying', 'Verified', 'Rejected'].flatMap((status) =>
      Array.from({ length: 16 }, (_, shard) => `('${status}', ${shard}, 0)`),
    );
    await runner.query(`INSERT INTO certificate_counts (status, shard, tally) VALUES ${shards.join(', ')}`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
