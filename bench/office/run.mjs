// npm run bench:office: what an officer waits for at the API, beside a million applications on MariaDB. Exits with 1 where a budget is
// missed. BENCH_BUILT=yes takes the build that is there; `--help` tells the options.
import '../../scripts/node-version.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { prepareDatabase } from '../api/databases.mjs';
import { startMariadb } from '../api/mariadb.mjs';
import { startServer } from '../api/programs.mjs';
import { percentile } from '../statistics.mjs';
import { measureCalls } from './calls.mjs';
import { makeRecent } from './recent.mjs';

const USAGE = `npm run bench:office -- [options]
  --size=1m        beside how many certificates: 10k, 100k, 1m
  --rounds=20      how often each call is made
  --data=FOLDER    keeps the databases for the next run, and takes those of npm run bench`;
/** At the 95th percentile, in milliseconds. */
const BUDGET_MS = 500;
const TOTALS = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 };

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1m' },
    rounds: { type: 'string', default: '20' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if (process.env.BENCH_BUILT !== 'yes') await build();
const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'myverify-bench-')));
const mariadb = await startMariadb(folder);
const missed = [];
try {
  await measure(values.size);
} finally {
  await mariadb.stop();
  if (!values.data) await rm(folder, { recursive: true, force: true });
}
for (const text of missed) console.error(`MISSED  ${text}`);
console.log(missed.length === 0 ? 'Every budget is kept.' : `${missed.length} budgets missed.`);
process.exit(missed.length === 0 ? 0 : 1);

/** @param {string} size */
async function measure(size) {
  const total = TOTALS[size];
  if (total === undefined) throw new Error(`one of ${Object.keys(TOTALS).join(', ')}, not "${size}"`);
  const database = await prepareDatabase(mariadb, { size, total, tell: console.log });
  const connection = await mariadb.connect(database);
  await makeRecent(connection);
  await connection.end();
  const server = await startServer('start:api', { DATABASE_URL: mariadb.url(database), LOG_LEVEL: 'warn' });
  try {
    await server.ready('/health/ready');
    const rounds = Number(values.rounds);
    console.log(`\nBeside ${size}, milliseconds, ${rounds} rounds`);
    console.log(row(['', 'median', '95 %', 'budget']));
    await measureCalls(server.url, rounds, (title, times) => {
      const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)].map(Math.round);
      console.log(row([title, half, most, BUDGET_MS]));
      if (most > BUDGET_MS) missed.push(`${title}: ${most} ms beside ${size}, more than ${BUDGET_MS}`);
    });
  } finally {
    await server.stop();
  }
}

function row(cells) {
  return cells.map((cell, place) => (place === 0 ? String(cell).padEnd(48) : String(cell).padStart(9))).join('');
}
