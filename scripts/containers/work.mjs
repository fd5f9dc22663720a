// Whether the product's image has all that it needs, and the work in it goes without faults.
import { setTimeout as sleep } from 'node:timers/promises';

/** Loads every package of production that our own files name. Prints what is not there. */
const LOAD = `
const { readdirSync, readFileSync } = await import('node:fs');
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packageOf = (name) => name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/');
const named = new Map();
for (const folder of ['dist/src', 'dist/migrations'])
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js')))
    for (const [, name] of readFileSync(folder + '/' + file, 'utf8').matchAll(/(?:\\bfrom|\\bimport|\\bimport\\()\\s*["']([@\\w][^"'\\s]*)["']/g))
      if (packageOf(name) in dependencies) named.set(name, file);
const missing = [];
for (const [name, file] of named) await import(name).catch((error) => missing.push({ name, file, why: error.message }));
console.log(JSON.stringify({ named: named.size, missing }));`;

/** The database is MariaDB. */
const NOT_THERE = ['better-sqlite3'];

/** @param {import('./services.mjs').Services} services */
export async function everyPackage(services) {
  const told = await services.exec('worker', 'node', '--input-type=module', '-e', LOAD);
  const { named, missing } = JSON.parse(told.split('\n').at(-1));
  const needed = missing.filter(({ name }) => !NOT_THERE.includes(name));
  if (needed.length > 0) throw new Error(needed.map(({ name, file, why }) => `${name} of ${file}: ${why}`).join('\n'));
  return `${named - missing.length} of ${named} that our files name; not there: ${NOT_THERE.join()}`;
}

const METRICS = `fetch('http://127.0.0.1:9464/metrics', { headers: { authorization: 'Bearer ' + process.env.METRICS_TOKEN } })
  .then((answer) => answer.text()).then(console.log)`;
const WORK_MS = 120_000;

/** Waits until nothing is left to do. @throws Error where a job was given up, or a log tells of an error. */
export async function noFaults(services) {
  const end = Date.now() + WORK_MS;
  for (;;) {
    const told = await services.exec('worker', 'node', '-e', METRICS);
    const value = (name) => Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(told)?.[1]);
    const [open, failed] = [value('myverify_jobs_open'), value('myverify_jobs_failed')];
    if (failed !== 0) throw new Error(`${failed} jobs failed\n${await services.logs()}`);
    if (open === 0) break;
    if (Date.now() > end) throw new Error(`${open} jobs are open`);
    await sleep(500);
  }
  const lines = (await services.do('logs', '--no-color', ...services.ours)).split('\n');
  const faults = lines.filter((line) => /"level":"(error|fatal)"/.test(line));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return 'no job failed, none is open, no error in a log';
}
