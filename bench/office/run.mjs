// npm run bench:office: what an officer waits for at the API, beside a million applications on MariaDB, or with
// --browser in front of a screen, beside 100,000. Exits with 1 where a budget is missed. BENCH_BUILT=yes takes the
// build that is there; `--help` tells the options.
import '../../scripts/node-version.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { prepareDatabase } from '../api/databases.mjs';
import { startMariadb } from '../api/mariadb.mjs';
import { startServer } from '../api/programs.mjs';
import { writeSection } from '../document.mjs';
import { percentile } from '../statistics.mjs';
import { measureCalls } from './calls.mjs';
import { makeRecent } from './recent.mjs';
import { sectionOf } from './report.mjs';

const USAGE = `npm run bench:office -- [options]
  --browser        the screens in Chromium instead of the calls
  --size=1m        beside how many certificates: 10k, 100k, 1m; 100k with --browser
  --rounds=20      how often each call is made, or each thing done
  --write          puts what was found in the browser into docs/benchmarks.md
  --data=FOLDER    keeps the databases for the next run, and takes those of npm run bench`;
/** At the 95th percentile, in milliseconds. */
const BUDGET_MS = { api: 500, browser: 1_000 };
const TOTALS = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 };

const { values } = parseArgs({
  options: {
    browser: { type: 'boolean', default: false },
    size: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if (values.write && !values.browser) {
  console.error('What was found at the API is written into docs/benchmarks.md by hand: --write goes with --browser.');
  process.exit(2);
}
const size = values.size ?? (values.browser ? '100k' : '1m');
const total = TOTALS[size];
const rounds = Number(values.rounds);
if (total === undefined || !(rounds > 0)) {
  console.error(USAGE);
  process.exit(2);
}
const budget = values.browser ? BUDGET_MS.browser : BUDGET_MS.api;
if (process.env.BENCH_BUILT !== 'yes') await build();
const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'myverify-bench-')));
const mariadb = await startMariadb(folder);
const found = [];
try {
  await measure();
} finally {
  await mariadb.stop();
  if (!values.data) await rm(folder, { recursive: true, force: true });
}
if (values.write) {
  await writeSection(sectionOf({ found, size: total, rounds, budget, version: mariadb.version }));
}
const missed = found.filter(({ most }) => most > budget);
for (const { title, most } of missed) {
  console.error(`MISSED  ${title}: ${Math.round(most)} ms beside ${size}, more than ${budget}`);
}
console.log(missed.length === 0 ? 'Every budget is kept.' : `${missed.length} budgets missed.`);
process.exit(missed.length === 0 ? 0 : 1);

async function measure() {
  const database = await prepareDatabase(mariadb, { size, total, tell: console.log });
  const connection = await mariadb.connect(database);
  await makeRecent(connection);
  await connection.end();
  const server = await startServer('start:api', { DATABASE_URL: mariadb.url(database), LOG_LEVEL: 'warn' });
  try {
    await server.ready('/health/ready');
    console.log(`\nBeside ${size}, milliseconds, ${rounds} rounds`);
    console.log(row(['', 'median', '95 %', 'budget']));
    // Part of the build itself.
    const { measureScreens } = await import('./browser.mjs');
    await (values.browser ? measureScreens : measureCalls)(server.url, rounds, (title, times) => {
      const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
      console.log(row([title, Math.round(half), Math.round(most), budget]));
      found.push({ title, half, most });
    });
  } finally {
    await server.stop();
  }
}

function row(cells) {
  return cells.map((cell, place) => (place === 0 ? String(cell).padEnd(48) : String(cell).padStart(9))).join('');
}
