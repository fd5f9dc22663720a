import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../api/ask.mjs';
import { checkAll, makeKey } from '../api/checks.mjs';
import { live, signInOfficer } from './lives.mjs';

/** More than are answered at once, so that a worker does them. */
const CHECKED = 120;
const CHECK_EVERY_MS = 60_000;
/** So many applicants are on their way at once at most: where the machine is too busy, fewer come. */
const MOST_LIVES = 4;

/**
 * Asks a production for so long what a day asks of it, and never more of it than the options say.
 * @param {{ minutes: number, applyEvery: number, reads: number }} options `applyEvery` in seconds, `reads` a second
 * @returns {{ noted: object, over: Promise<void> }} what was answered, by then and in the end
 */
export function startLoad(production, { minutes, applyEvery, reads }) {
  const noted = { applied: [], approved: [], downloaded: [], holders: [], reads: 0, checks: 0, failed: [] };
  const end = Date.now() + minutes * 60_000;
  /** A call that is refused or breaks is noted, and the next one comes. */
  const every = async (ms, work, atOnce = 1) => {
    const running = new Set();
    for (let turn = 0, next = Date.now(); Date.now() < end; next = Math.max(next + ms, Date.now())) {
      await sleep(Math.max(0, Math.min(next, end) - Date.now()));
      if (running.size >= atOnce) await Promise.race(running);
      if (Date.now() >= end) break;
      const one = work(turn++).catch((error) => {
        noted.failed.push(String(error?.stack ?? error));
        console.error(`FAILED  ${new Date().toISOString()} ${noted.failed.at(-1)}`);
      });
      running.add(one.finally(() => running.delete(one)));
    }
    await Promise.all(running);
  };
  const run = async () => {
    const officer = await signInOfficer(production.apis[0]);
    const key = await makeKey(production.apis[0]);
    await Promise.all([
      every(applyEvery * 1000, (at) => live(production, officer, at, noted), MOST_LIVES),
      every(1000 / reads, (turn) => read(production.apis[turn % 2], officer, turn, noted)),
      every(CHECK_EVERY_MS, (turn) => check(production.apis[turn % 2], key, noted)),
    ]);
  };
  return { noted, over: run() };
}

async function read(url, token, turn, noted) {
  const { number, name, passport, birth } = noted.holders[turn % Math.max(1, noted.holders.length)] ?? {};
  const calls = [
    () => ask(`${url}/api/v1/certificates?${page('["id","DESC"]')}`, { token }),
    () => ask(`${url}/api/v1/search?q=soak`, { token }),
    () => ask(`${url}/api/v1/statistics`, { token }),
    () => ask(`${url}/api/university/list?page_index=1&page_size=10`),
    () => ask(`${url}/api/v1/audit-events?${page('["at","DESC"]')}`, { token }),
    ...(number ? [() => lookUp(url, { name, passport, birth }, number), () => checkOne(url, number)] : []),
  ];
  await calls[turn % calls.length]();
  noted.reads += 1;
}

const page = (sort) => `sort=${encodeURIComponent(sort)}&range=${encodeURIComponent('[0,9]')}`;

async function lookUp(url, holder, number) {
  const { body } = await ask(`${url}/api/studentinfo/search?${new URLSearchParams(holder)}`);
  assert.deepEqual(
    body.data.reports.map((report) => report.number),
    [number],
  );
}

async function checkOne(url, number) {
  assert.equal((await ask(`${url}/api/v1/reports/check/${number}`)).body.result, 'valid');
}

async function check(url, key, noted) {
  const { holders } = noted;
  if (holders.length === 0) return;
  const items = Array.from({ length: CHECKED }, (_, at) => {
    const { number, name } = holders[at % holders.length];
    return { number, claims: { name } };
  });
  await checkAll(url, key, items);
  noted.checks += 1;
}
