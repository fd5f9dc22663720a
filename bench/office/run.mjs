// npm run bench:office: what an officer waits for beside 100 thousand applications in the browser, and beside a million at the API.
// Exits with 1 where a budget is missed. BENCH_BUILT=yes takes the build that is there; `--help` tells the options.
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
  --browser=100k   beside how many certificates screens are measured; --browser= for not at all
  --api=1m         beside how many calls are measured; --api= for not at all
  --rounds=20      how often each is done
  --data=FOLDER    keeps the databases for the next run, and takes those of npm run bench`;
/** At the 95th percentile, in milliseconds. */
const BUDGETS = { browser: 1_000, api: 500 };
const TOTALS = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 };

const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: '100k' },
    api: { type: 'string', default: '1m' },
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
  for (const what of /** @type {const} */ (['api', 'browser'])) if (values[what]) await measure(what, values[what]);
} finally {
  await mariadb.stop();
  if (!values.data) await rm(folder, { recursive: true, force: true });
}
for (const text of missed) console.error(`MISSED  ${text}`);
console.log(missed.length === 0 ? 'Every budget is kept.' : `${missed.length} budgets missed.`);
process.exit(missed.length === 0 ? 0 : 1);

/** @param {'api' | 'browser'} what @param {string} size */
async function measure(what, size) {
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
    // The browser is part of the build itself.
    const run = what === 'api' ? measureCalls : (await import('./screens.mjs')).measureScreens;
    console.log(
      `\n${what === 'api' ? 'At the API' : 'In the browser'}, beside ${size}, milliseconds, ${rounds} rounds`,
    );
    console.log(row(['', 'median', '95 %', 'budget']));
    await run(server.url, rounds, (title, times) => {
      const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)].map(Math.round);
      console.log(row([title, half, most, BUDGETS[what]]));
      if (most > BUDGETS[what]) missed.push(`${title}: ${most} ms beside ${size}, more than ${BUDGETS[what]}`);
    });
  } finally {
    await server.stop();
  }
}

function row(cells) {
  return cells.map((cell, place) => (place === 0 ? String(cell).padEnd(48) : String(cell).padStart(9))).join('');
}
