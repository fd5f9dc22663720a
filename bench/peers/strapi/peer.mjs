import assert from 'node:assert/strict';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startPeer } from '../../api/programs.mjs';
import { CALLER, SECRET } from '../caller.mjs';
import { fieldsOf, filesOf } from './content-type.mjs';

const CLI = 'node_modules/@strapi/strapi/bin/strapi.js';
/** On what is searched; Strapi has indexes for its own columns only. */
const INDEXES = ['name_key', 'passport', 'status'];
const SORTED = 'sort=id:desc';
const where = (field, operator, value) => `filters[${field}][${operator}]=${encodeURIComponent(value)}`;
const page = (number, size, total) =>
  `${SORTED}&pagination[page]=${number}&pagination[pageSize]=${size}&pagination[withCount]=${total}`;

/** @type {import('../index.mjs').Peer} */
export const strapi = {
  name: 'strapi',
  title: 'Strapi',
  packageName: '@strapi/strapi',
  built: [],
  /** Runs where the service runs, on the same Node.js. */
  node: () => process.execPath,

  /** Strapi makes the table by the content type; its columns are ours with its own beside them. */
  async start({ folder, database, source, tables }) {
    const fields = fieldsOf(await tables.columnsOf(source, 'certificates'));
    await writeProject(folder, fields);
    return {
      launch: () => launch(folder, database),
      health: '/_health',
      async fill() {
        const names = fields.map(({ name }) => name);
        await tables.query(
          `INSERT INTO ${database.name}.certificates (id, document_id, published_at, created_at, updated_at, ${names.join(', ')})
           SELECT id, LEFT(SHA2(id, 256), 24), NOW(6), FROM_UNIXTIME(created_at / 1000), FROM_UNIXTIME(updated_at / 1000),
             ${fields.map(({ from }) => from).join(', ')} FROM ${source}.certificates`,
        );
        for (const column of INDEXES)
          await tables.query(`CREATE INDEX ix_${column} ON ${database.name}.certificates (${column})`);
      },
      signIn,
    };
  },

  key: 'document_id',
  paths: {
    page: (number, size) => `/api/certificates?${page(number, size, true)}`,
    beginning: (name) => `/api/certificates?${where('name_key', '$startsWith', name)}&${page(1, 10, true)}`,
    part: (name) => `/api/certificates?${where('name_key', '$contains', name)}&${page(1, 10, true)}`,
    record: (key) => `/api/certificates/${key}`,
    lookUp: (holder) =>
      `/api/certificates?${Object.entries(holder)
        .map(([field, value]) => where(field, '$eq', value))
        .join('&')}&${page(1, 10, false)}`,
  },
  change: (key, note) => ({ method: 'PUT', path: `/api/certificates/${key}`, json: { data: { note } } }),
  total: ({ meta }) => meta.pagination.total,
};

const launch = (folder, database) =>
  startPeer(process.execPath, [join(folder, CLI), 'start'], {
    cwd: folder,
    settings: {
      ...settingsOf(database),
      SECRET,
      STRAPI_TELEMETRY_DISABLED: 'true',
      STRAPI_HIDE_STARTUP_MESSAGE: 'true',
    },
  });

async function writeProject(folder, fields) {
  await cp(join(import.meta.dirname, 'config'), join(folder, 'config'), { recursive: true });
  await mkdir(join(folder, 'public/uploads'), { recursive: true });
  for (const [path, text] of Object.entries({ 'src/index.js': 'module.exports = {};\n', ...filesOf(fields) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const settingsOf = ({ host, port, user, name }) => ({
  DATABASE_HOST: host,
  DATABASE_PORT: String(port),
  DATABASE_USERNAME: user,
  DATABASE_NAME: name,
});

/** The token of another server that may do everything: no role has to be read for it, and no field withheld. */
async function signIn(ask) {
  const officer = { firstname: 'Bench', lastname: 'Officer', ...CALLER };
  const { data: admin } = await ask('/admin/register-admin', { method: 'POST', json: officer });
  const json = { name: 'bench', description: '', type: 'full-access', lifespan: null };
  const { data } = await ask('/admin/api-tokens', { method: 'POST', json, token: admin.token, status: 201 });
  assert.ok(data.accessKey, 'a token');
  return data.accessKey;
}
