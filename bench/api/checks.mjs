import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../statistics.mjs';
import { ask } from './ask.mjs';
import { OTHER_BUDGETS } from './budgets.mjs';
import { startRedis, startServer } from './programs.mjs';
import { OFFICER } from './subject.mjs';

const ROWS = 1000;
const LOOK_EVERY_MS = 50;
const LIMIT_MS = 120_000;

/**
 * A check of a thousand live reports whose holders are all to be told of it, by a program: from the question until it
 * has the results, by an API and a worker with Redis between them. Each round takes other reports.
 */
export async function measureChecks({ mariadb, database, total, options }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'myverify-bench-checks-'));
  const redis = await startRedis();
  const settings = { DATABASE_URL: mariadb.url(database), REDIS_URL: redis.url, LOG_LEVEL: 'warn' };
  const app = await startServer('start:api', settings, { folder: dataDir });
  const worker = await startServer('start:worker', settings, { folder: dataDir });
  const connection = await mariadb.connect(database);
  try {
    await app.ready('/health/ready');
    const key = await makeKey(app.url);
    const [last] = await rowsOf(connection, 'SELECT MAX(id) AS id FROM reports');
    // Nobody there was told of a look-up yet, also not by an earlier run.
    await connection.query('DELETE FROM look_up_choices');
    const times = [];
    for (let round = 0; round < options.rounds; round += 1) {
      times.push(await checkAll(app.url, key, await claimed(connection, last.id, round / options.rounds)));
    }
    const found = median(times) / 1000;
    return [
      {
        title: `a check of ${ROWS} live reports beside ${total.toLocaleString('en')} certificates`,
        found: `${found.toFixed(1)} s (${times.map((each) => (each / 1000).toFixed(1)).join(', ')})`,
        budget: `${OTHER_BUDGETS.checkSeconds} s`,
        kept: found <= OTHER_BUDGETS.checkSeconds,
      },
    ];
  } finally {
    await connection.end();
    await worker.stop();
    await app.stop();
    await redis.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const rowsOf = async (connection, statement, values) => (await connection.query(statement, values))[0];

/**
 * Reports from all over the table, with what a program claims of each, as people write it.
 * @param share which of them, 0 to 1.
 */
async function claimed(connection, last, share) {
  const step = Math.max(1, Math.floor(last / (1.2 * ROWS)));
  const rows = await rowsOf(
    connection,
    `SELECT r.number, c.name, c.university, c.major, c.level FROM reports r JOIN certificates c ON c.id = r.certificate_id
     WHERE r.status = 'current' AND r.id % ? = ? ORDER BY r.id LIMIT ?`,
    [step, Math.floor(share * step), ROWS],
  );
  assert.equal(rows.length, ROWS, 'reports to check');
  return rows.map(({ number, name, university, major, level }) => {
    const claims = { name: name.split(' ').reverse().join(' '), university: university.toLowerCase(), major, level };
    return { number, claims };
  });
}

export async function makeKey(url) {
  const { body: signedIn } = await ask(`${url}/api/user/login`, { method: 'POST', json: OFFICER });
  const staff = { method: 'POST', token: signedIn.data.token };
  const name = `Benchmark ${Date.now()}`;
  const json = { name, contact: 'systems@contoh.example', purpose: 'The benchmark.' };
  const { body: integrator } = await ask(`${url}/api/v1/integrators`, { ...staff, json, status: 201 });
  const permissions = ['reports.check', 'reports.bulk'];
  const wanted = { integratorId: integrator.id, name, permissions, mode: 'live' };
  const { body: made } = await ask(`${url}/api/v1/api-keys`, { ...staff, json: wanted, status: 201 });
  return made.key;
}

/** @returns the milliseconds until the results are there. */
export async function checkAll(url, token, items) {
  const began = performance.now();
  const checks = `${url}/api/v1/report-checks`;
  const { body } = await ask(checks, { method: 'POST', token, json: { items }, status: 202 });
  for (const end = Date.now() + LIMIT_MS; ; await sleep(LOOK_EVERY_MS)) {
    if ((await ask(`${checks}/${body.id}`, { token })).body.state === 'finished') break;
    if (Date.now() > end) throw new Error('the check did not end in time');
  }
  const { body: results } = await ask(`${checks}/${body.id}/results`, { token });
  const took = performance.now() - began;
  assert.deepEqual([...new Set(results.items.map(({ result }) => result))], ['valid']);
  return took;
}
