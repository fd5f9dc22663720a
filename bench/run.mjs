// npm run bench: the rates of the hot calls beside a bare floor, how they hold as the tables grow, and what else has a
// budget.
// Exits with 1 where a budget is missed. `--help` tells the options.
import '../scripts/node-version.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALL_BUDGETS, JUDGED_SIZE } from './api/budgets.mjs';
import { casesOf } from './api/cases/index.mjs';
import { prepareDatabase } from './api/databases.mjs';
import { startMariadb } from './api/mariadb.mjs';
import { readOptions } from './api/options.mjs';
import { OTHERS } from './api/others.mjs';
import { startFloor, startServer } from './api/programs.mjs';
import { checkCase, judgedRow, sectionsOf } from './api/report.mjs';
import { measure } from './api/rounds.mjs';
import { makeSubject } from './api/subject.mjs';
import { writeSection } from './document.mjs';

const options = readOptions();
/** All that is known of other back offices; nothing of it is loaded without `--peers`. */
const peerBench = options.peers
  ? { ...(await import('./peers/index.mjs')), ...(await import('./peers/report.mjs')) }
  : null;
const folder = options.data ?? (await mkdtemp(join(tmpdir(), 'myverify-bench-')));
const running = [];
let failed = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void tidyUp().then(() => process.exit(1)));
// One that nobody caught ends the run as well: a database that it left running would keep its folder locked.
process.once('uncaughtException', (error) => {
  console.error(error);
  void tidyUp().finally(() => process.exit(1));
});
try {
  failed = !(await bench());
} finally {
  await tidyUp();
}
process.exit(failed && options.fail ? 1 : 0);

async function tidyUp() {
  for (const program of running.splice(0).reverse()) await program.stop();
  if (!options.data) await rm(folder, { recursive: true, force: true });
}

async function bench() {
  if (options.planted)
    return told(await (await import('./reading/planted.mjs')).benchPlanted({ many: options.planted }));
  if (options.reading) return told(await (await import('./reading/run.mjs')).benchReading());
  const mariadb = started(await startMariadb(folder));
  // All of them first: a million takes longer to make than a session of staff may be idle.
  const databases = [];
  for (const { size, total } of options.sizes)
    databases.push(await prepareDatabase(mariadb, { size, total, tell: console.log }));
  const subjects = [];
  for (const [place, { size, total }] of options.sizes.entries())
    subjects.push(await startSubject(mariadb, size, total, databases[place]));
  if (peerBench) await addPeers(mariadb, subjects);
  const calls = await measureCalls(subjects, mariadb.pid);
  for (const { app, floor, peers, connection } of subjects) {
    await connection.end();
    await Promise.all([app, floor, ...peers.map(({ program }) => program)].map((program) => program.stop()));
  }
  const peers = subjects.find((subject) => subject.peers.length > 0)?.peers ?? [];
  const others = [];
  for (const { name, run } of OTHERS) {
    if (options.others && !options.others.includes(name)) continue;
    const results = await run({ mariadb, options, peers, database: subjects[0].database, total: subjects[0].total });
    for (const result of results)
      console.log(`${result.kept ? 'kept  ' : 'MISSED'}  ${result.title}: ${result.found}, budget ${result.budget}`);
    others.push(...results);
  }
  const beside = peerBench?.peerSection(calls, peers) ?? '';
  await write(sectionsOf({ calls, others, beside, options, version: mariadb.version }));
  const missed = [...calls.flatMap(({ verdicts }) => verdicts), ...others].filter(({ kept }) => kept === false);
  console.log(missed.length === 0 ? 'No budget that was measured is missed.' : `${missed.length} budgets are missed.`);
  return missed.length === 0;
}

/** What a bench of its own found. */
async function told({ kept, sections }) {
  await write(sections);
  return kept;
}

async function write(sections) {
  for (const section of options.write ? sections : []) await writeSection(section);
}

async function startSubject(mariadb, size, total, database) {
  const url = mariadb.url(database);
  const app = started(await startServer('start:api', { DATABASE_URL: url, LOG_LEVEL: 'warn' }));
  const floor = started(await startFloor(url));
  await app.ready('/health/ready');
  await floor.ready('/ready');
  const connection = await mariadb.connect(database);
  const subject = await makeSubject(app.url, connection, { total, connections: options.connections });
  const cases = casesOf(subject).filter(({ name }) => !options.cases || options.cases.includes(name));
  return { size, total, database, app, floor, peers: [], connection, subject, cases };
}

/** Beside the size that budgets are for, and every larger one. */
async function addPeers(mariadb, subjects) {
  for (const beside of subjects.filter(({ total }) => total >= JUDGED_SIZE))
    beside.peers = await peerBench.startPeers({ mariadb, folder, beside, tell: console.log, started });
}

async function measureCalls(subjects, databasePid) {
  const calls = [];
  for (const [place, { name, title, call: asked }] of subjects[0]?.cases.entries() ?? []) {
    const each = subjects.map((subject) => ({ ...subject, measured: subject.cases[place] }));
    // Fast and wrong is worth nothing.
    for (const { measured, peers } of each) {
      await measured.check();
      for (const { calls } of peers) await calls[asked]?.check();
    }
    const sizes = await measure(each, { ...options, databasePid });
    const budget = asked === null ? null : CALL_BUDGETS[asked];
    const call = checkCase({ name, title, budget, sizes, totals: subjects.map(({ total }) => total) });
    for (const line of [...judgedRow(call), ...(peerBench?.peerRows(call) ?? [])]) console.log(line);
    calls.push(call);
  }
  return calls;
}

function started(program) {
  running.push(program);
  return program;
}
