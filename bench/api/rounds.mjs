import { median, percentile } from '../statistics.mjs';
import { drive } from './load.mjs';
import { processorTime } from './programs.mjs';

/** Until the program is compiled for what it is asked, which takes so many answers, but no longer than that. */
const WARM_UP = { answers: 3_000, seconds: 10 };

/**
 * Measures one case on every size, the service and the floor in turn, round after round.
 * @param {ReadonlyArray<{ size: string, app: { port: number }, floor: { port: number }, measured: object }>} subjects
 * @param {{ rounds: number, seconds: number, connections: number, databasePid: number }} options
 * @returns {Promise<Array<{ size: string, app: object, floor: object }>>} medians
 */
export async function measure(subjects, { rounds, seconds, connections, databasePid }) {
  const taken = subjects.map(({ size }) => ({ size, app: [], floor: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { app, floor, measured }] of subjects.entries()) {
      for (const [side, { port, pid }] of [
        ['app', app],
        ['floor', floor],
      ]) {
        await measured.prepare?.();
        const next = measured[side];
        if (round === 0) await warmUp(port, connections, next);
        await measured.prepare?.();
        const before = await processorTimes([pid, databasePid]);
        const run = await drive(port, { connections, seconds, next });
        const after = await processorTimes([pid, databasePid]);
        const [own, database] = after.map((time, which) => ((time - before[which]) * 1000) / run.times.length);
        taken[place][side].push({ ...run, own, database });
      }
    }
  }
  return taken.map(({ size, app, floor }) => ({ size, app: summary(app), floor: summary(floor) }));
}

async function warmUp(port, connections, next) {
  let answers = 0;
  for (let second = 0; second < WARM_UP.seconds && answers < WARM_UP.answers; second += 1) {
    answers += (await drive(port, { connections, seconds: 1, next })).times.length;
  }
}

const processorTimes = (pids) => Promise.all(pids.map(processorTime));

function summary(runs) {
  return {
    rate: median(runs.map(({ rate }) => rate)),
    least: Math.min(...runs.map(({ rate }) => rate)),
    most: Math.max(...runs.map(({ rate }) => rate)),
    p50: median(runs.map(({ times }) => percentile(times, 0.5))),
    p99: median(runs.map(({ times }) => percentile(times, 0.99))),
    /** Milliseconds of processor time for each answer, in the program itself and in the database. */
    own: median(runs.map(({ own }) => own)),
    database: median(runs.map(({ database }) => database)),
  };
}
