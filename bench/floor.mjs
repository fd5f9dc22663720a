// The bare minimum: the same calls on the same tables with node:http and prepared statements, without framework, checks
// or audit.
// Budgets are scaled by how fast these statements were where the peers were measured, so they stay as they were there:
// lists without their total, a record without its files, a change as one UPDATE, any word as any part of the name.
import { createServer } from 'node:http';
import { createPool } from 'mysql2/promise';

const pool = createPool({
  uri: process.env.DATABASE_URL.replace(/^mariadb:/, 'mysql:'),
  connectionLimit: 10,
  charset: 'utf8mb4_bin',
});
const SUMMARY = `id, version, status, owner_id, created_by, type, name, gender, email, birth, nationality, passport, avatar,
  university, major, forms, level, academy_status, barcode, cert_no, principal_name, note, start_time, end_time,
  ministry_stamping_time, awarding_time, report_number, reject_reason, applied_at, decided_at, decided_by, created_at, updated_at`;

const rows = async (statement, values = []) => (await pool.execute(statement, values))[0];
const number = (query, name) => Number(query.get(name));

const CALLS = {
  '/ready': async () => rows('SELECT 1 AS alive'),
  '/list': (query) =>
    rows(`SELECT ${SUMMARY} FROM certificates ORDER BY id DESC LIMIT ? OFFSET ?`, [
      String(number(query, 'limit')),
      String(number(query, 'offset')),
    ]),
  '/first-word': (query) => search(`${query.get('name')}%`),
  '/any-word': (query) => search(`%${query.get('name')}%`),
  '/record': (query) => rows('SELECT * FROM certificates WHERE id = ?', [number(query, 'id')]),
  '/lookup': (query) =>
    rows("SELECT * FROM reports WHERE holder_hash = ? AND status = 'current' ORDER BY id DESC", [query.get('hash')]),
  '/change': async (query) => {
    const values = [query.get('note'), number(query, 'id'), number(query, 'version')];
    const [{ affectedRows }] = await pool.execute(
      'UPDATE certificates SET note = ?, version = version + 1 WHERE id = ? AND version = ?',
      values,
    );
    return { version: number(query, 'version') + affectedRows };
  },
};

async function search(pattern) {
  // The count as text: prepared and run again it would scan the wide rows.
  const [[{ total }]] = await pool.query('SELECT COUNT(*) AS total FROM certificates WHERE name_key LIKE ?', [pattern]);
  const list = await rows(`SELECT ${SUMMARY} FROM certificates WHERE name_key LIKE ? ORDER BY id DESC LIMIT 10`, [
    pattern,
  ]);
  return { total, list };
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://floor');
  try {
    const body = JSON.stringify(await CALLS[pathname](searchParams));
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  } catch (error) {
    response.writeHead(500, { 'Content-Length': 0 }).end();
    process.stderr.write(`${error.stack}\n`);
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
