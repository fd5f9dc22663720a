import { median, percentile } from '../statistics.mjs';
import { drive } from './load.mjs';
import { processorTime } from './programs.mjs';

/**
 * So long each program is asked before it is measured: a server runs for weeks, and V8 compiles what it runs for
 * seconds.
 */
const WARM_UP_SECONDS = 10;

/**
 * Measures one case on every size, the service, the floor and the peers in turn, round after round.
 * @param {ReadonlyArray<{ size: string, app: Program, floor: Program, peers: ReadonlyArray<{ title: string, program:
 * Program, calls: object }>, measured: object }>} subjects
 * @param {{ rounds: number, seconds: number, connections: number, databasePid: number }} options
 * @returns {Promise<Array<{ size: string, app: object, floor: object, peers: object[] }>>} medians
 * @typedef {{ port: number, pid: number }} Program
 */
export async function measure(subjects, { rounds, seconds, connections, databasePid }) {
  const taken = subjects.map((subject) => sidesOf(subject).map((side) => ({ ...side, runs: [] })));
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { measured }] of subjects.entries()) {
      for (const { program, next, runs } of taken[place]) {
        const { port, pid } = program;
        await measured.prepare?.();
        if (round === 0) await drive(port, { connections, seconds: WARM_UP_SECONDS, next });
        await measured.prepare?.();
        const before = await processorTimes([pid, databasePid]);
        const run = await drive(port, { connections, seconds, next });
        const after = await processorTimes([pid, databasePid]);
        const [own, database] = after.map((time, which) => ((time - before[which]) * 1000) / run.times.length);
        runs.push({ ...run, own, database });
      }
    }
  }
  return subjects.map(({ size }, place) => {
    const [app, floor, ...peers] = taken[place].map(({ title, runs }) => ({ title, ...summary(runs) }));
    return { size, app, floor, peers };
  });
}

function sidesOf({ app, floor, peers, measured }) {
  const asked = peers.filter(({ calls }) => calls[measured.call]);
  return [
    { title: 'the service', program: app, next: measured.app },
    { title: 'the floor', program: floor, next: measured.floor },
    ...asked.map(({ title, program, calls }) => ({ title, program, next: calls[measured.call].next })),
  ];
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
