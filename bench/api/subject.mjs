import assert from 'node:assert/strict';
import { PASSWORD } from '../data/lives.mjs';
import { ask } from './ask.mjs';

export const OFFICER = { email: 'admin@demo.example', password: 'Officer-2026' };

/**
 * What is measured: a running API on a database of a size, callers that are signed in to it, and samples of its
 * records.
 * @param {string} url of the API
 * @param {import('mysql2/promise').Connection} connection
 * @param {{ total: number, connections: number }} size
 */
export async function makeSubject(url, connection, { total, connections }) {
  const query = async (statement, values = []) => (await connection.query(statement, values))[0];
  const token = await signIn(url, OFFICER);
  const askIt = (path, options) => asked(url + path, { token, ...options });
  const spread = Math.max(1, Math.floor(total / 700));
  const samples = await query('SELECT id, name, passport, version FROM certificates WHERE id % ? = 0 ORDER BY id', [
    spread,
  ]);
  const holders = await query(
    `SELECT r.number, r.holder_hash, c.name, c.passport, c.birth FROM reports r JOIN certificates c ON c.id = r.certificate_id
     WHERE r.id % ? = 0 ORDER BY r.id LIMIT 500`,
    [spread],
  );
  const found = await query(
    `SELECT c.id, u.email FROM certificates c JOIN users u ON u.id = c.owner_id
     WHERE c.status = 'Unverified' AND c.created_by = c.owner_id AND c.id > ? ORDER BY c.id LIMIT ?`,
    [Math.floor(total / 2), connections],
  );
  assert.equal(found.length, connections, 'drafts to change');
  const drafts = [];
  for (const { id, email } of found) {
    drafts.push({ id, token: await signIn(url, { email, password: PASSWORD }), version: undefined, floorVersion: 0 });
  }
  return { token, total, ask: askIt, query, samples, holders, drafts };
}

async function signIn(url, { email, password }) {
  const { data } = await asked(`${url}/api/user/login`, { method: 'POST', json: { email, password } });
  assert.ok(data.token, 'a token');
  return data.token;
}

/** @returns the envelope of a portal call; with `whole`, the body as it is and the header that tells the total. */
async function asked(url, { whole = false, code = 200, ...how }) {
  const { body, headers } = await ask(url, how);
  if (how.status !== undefined && how.status !== 200) return body;
  if (whole) return { body, contentRange: headers.get('content-range') ?? '' };
  assert.equal(body.code, code);
  return body;
}
