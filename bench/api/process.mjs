import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../statistics.mjs';
import { OTHER_BUDGETS } from './budgets.mjs';
import { casesOf } from './cases/index.mjs';
import { drive } from './load.mjs';
import { startFloor, startServer } from './programs.mjs';
import { makeSubject } from './subject.mjs';

/** How long an API has to settle before it counts as idle. */
const IDLE_MS = 8_000;
/** So many are started for their memory. */
const PROCESSES = 5;
const MIX = ['list', 'list-v1', 'any-word', 'record', 'look-up', 'change'];

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2);

/** From the start of the process to its first answer, the database there and up to date. */
export async function measureStart({ mariadb, database, options, peers }) {
  const settings = { DATABASE_URL: mariadb.url(database), LOG_LEVEL: 'warn' };
  const strapi = peers.find(({ name }) => name === 'strapi');
  const times = { app: [], floor: [], strapi: [] };
  for (let round = 0; round < Math.max(3, options.rounds); round += 1) {
    times.app.push(await startTime(() => startServer('start:api', settings), '/health/ready'));
    times.floor.push(await startTime(() => startFloor(mariadb.url(database)), '/ready'));
    if (strapi) times.strapi.push(await startTime(strapi.launch, strapi.health));
  }
  const [app, floor] = [median(times.app), median(times.floor)];
  const budget = strapi ? startBeside(median(times.strapi)) : startScaled(floor);
  return [
    {
      title: 'start of the API to the first answer',
      found: `${seconds(app)} s (floor ${seconds(floor)} s)`,
      budget: `${seconds(budget.most)} s: ${budget.origin}`,
      kept: app <= budget.most,
    },
  ];
}

const { share, ...scaled } = OTHER_BUDGETS.start;
const startBeside = (strapi) => ({ most: share * strapi, origin: `${share} of ${seconds(strapi)} s of Strapi` });
const startScaled = (floor) => ({
  most: scaled.seconds * (floor / scaled.floor),
  origin: `${scaled.seconds} s where the floor takes ${scaled.floor} s`,
});

async function startTime(start, path) {
  const began = performance.now();
  const program = await start();
  try {
    return await program.ready(path, began);
  } finally {
    await program.stop();
  }
}

/**
 * Resident memory of an API process that nobody has asked anything yet, and the most while all kinds of calls come in:
 * of several processes, since when V8 collects, and what it takes for long-lived, differs from one to the next.
 */
export async function measureMemory(given) {
  const processes = [];
  for (let round = 0; round < PROCESSES; round += 1) processes.push(await memoryOfProcess(given));
  const of = (name) => processes.map((each) => each[name]);
  const floor = ` (floor ${Math.round(median(of('floorIdle')))} MB)`;
  return [
    memory('memory of an idle API process', median(of('idle')), OTHER_BUDGETS.idleMb, floor),
    memory(`its peak under load, the highest of ${PROCESSES}`, Math.max(...of('peak')), OTHER_BUDGETS.peakMb, ''),
  ];
}

async function memoryOfProcess({ mariadb, database, total, options }) {
  const app = await startServer('start:api', { DATABASE_URL: mariadb.url(database), LOG_LEVEL: 'warn' });
  const floor = await startFloor(mariadb.url(database));
  const connection = await mariadb.connect(database);
  try {
    await Promise.all([app.ready('/health/ready'), floor.ready('/ready')]);
    await sleep(IDLE_MS);
    const { now: idle } = await app.memory();
    const { now: floorIdle } = await floor.memory();
    const subject = await makeSubject(app.url, connection, { total, connections: options.connections });
    const cases = casesOf(subject);
    for (const name of MIX) {
      const { app: next } = cases.find((each) => each.name === name);
      await drive(app.port, { connections: options.connections, seconds: options.seconds, next });
    }
    const { peak } = await app.memory();
    return { idle, floorIdle, peak };
  } finally {
    await connection.end();
    await Promise.all([app.stop(), floor.stop()]);
  }
}

const memory = (title, found, budget, beside) => ({
  title,
  found: `${Math.round(found)} MB${beside}`,
  budget: `${budget} MB`,
  kept: found <= budget,
});
