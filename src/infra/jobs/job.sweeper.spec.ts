import type { JobQueue } from '../../ports/job-queue.js';
import { SystemClock } from '../security/system.clock.js';
import type { BullJobBell } from './bull.job-bell.js';
import { JobSweeper } from './job.sweeper.js';

describe('JobSweeper', () => {
  const rows = [1, 2, 3].map((id) => ({ id, name: 'mail.certificate' as const }));
  const sweep = async (due: typeof rows, unheard: () => Promise<number>) => {
    const rung: number[] = [];
    const bell = { unheard, ring: (jobs: typeof rows) => rung.push(...jobs.map(({ id }) => id)) };
    const queue = { due: async () => due };
    const sweeper = new JobSweeper(queue as never as JobQueue, bell as never as BullJobBell, new SystemClock());
    return { works: await sweeper.sweep('mail'), rung };
  };

  test('rings for what is due', async () => {
    expect(await sweep(rows, async () => 0)).toEqual({ works: true, rung: [1, 2, 3] });
  });

  test('rings for all of them where one ring was lost', async () => {
    expect(await sweep(rows, async () => 2)).toEqual({ works: true, rung: [1, 2, 3] });
  });

  test('adds nothing while a ring waits for each', async () => {
    expect(await sweep(rows, async () => 3)).toEqual({ works: true, rung: [] });
    expect(await sweep(rows, async () => 40)).toEqual({ works: true, rung: [] });
  });

  test('asks nothing of the bell where nothing is due', async () => {
    const silent = () => Promise.reject(new Error('asked'));
    expect(await sweep([], silent)).toEqual({ works: true, rung: [] });
  });

  test('says where the bell does not work', async () => {
    expect(await sweep(rows, () => Promise.reject(new Error('no Redis')))).toEqual({ works: false, rung: [] });
  });
});
