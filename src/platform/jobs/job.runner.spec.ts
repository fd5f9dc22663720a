import { fakeHandlers, hang } from '../../../test/fakes/job-handlers.fake.js';
import { LogRecorder } from '../../../test/fakes/log.recorder.js';
import { PlainPseudonyms } from '../../../test/fakes/pseudonyms.fake.js';
import { AUDIT_HASHES } from '../../../test/support/audit-keys.js';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import { JobRows } from '../../../test/support/job-rows.js';
import type { JobName } from '../../domain/jobs/jobs.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { TypeOrmUnitOfWork } from '../../unit-of-work/typeorm.unit-of-work.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import type { Clock } from '../security/clock.port.js';
import { JobRegistry } from './job.registry.js';
import { JobRunner } from './job.runner.js';
import { PutBack } from './job-handler.port.js';

/** There is no global `jest` in an ES module. */
const { jest: timers } = import.meta as ImportMeta & { readonly jest: typeof jest };

const START = new Date('2026-03-01T08:00:00Z');

/** Commits what the test lets it. */
class RefusedCommits extends TypeOrmUnitOfWork {
  failWith: Error | null = null;

  override run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.run(async (tx) => {
      const result = await work(tx);
      if (this.failWith) throw this.failWith;
      return result;
    });
  }
}

describe('JobRunner', () => {
  let stores: FreshStores;
  let log: LogRecorder;

  async function setUp() {
    const { database, jobs, notifier } = stores;
    const clock: Clock = { now: () => new Date() };
    const unitOfWork = new RefusedCommits(database, notifier, clock, AUDIT_HASHES, new PlainPseudonyms());
    const handlers = fakeHandlers();
    const runner = () => new JobRunner(jobs, unitOfWork, new JobRegistry(Object.values(handlers)), clock);
    const rows = new JobRows(database);
    const id = await rows.add('mail.code', { codeId: 4711 });
    return { rows, database, unitOfWork, handler: handlers['mail.code'], runner: runner(), other: runner(), id };
  }

  beforeEach(async () => {
    stores = await freshStores();
    timers.useFakeTimers({ now: START });
    log = LogRecorder.install();
  });
  afterEach(() => timers.useRealTimers());

  it('runs the handler and closes the row together with the effect', async () => {
    const { rows, handler, runner, id } = await setUp();
    handler.work = async () => async (tx) => void (await tx.outbox.add('files.purge', { fileIds: ['a'] }));
    await expect(runner.work(id)).resolves.toBe('done');
    expect(await rows.row(id)).toMatchObject({ state: 'done', attempts: 1 });
    expect((await rows.all())[1]).toMatchObject({ name: 'files.purge', state: 'open' });
    expect(log.lines).toEqual([
      expect.stringMatching(new RegExp(`^log Job ${id} mail\\.code, try 1 of 6, done after \\d+ ms$`)),
    ]);
  });

  it('does a job once, however often workers are notified of it', async () => {
    const { handler, runner, other, id } = await setUp();
    const outcomes = await Promise.all([runner.work(id), runner.work(id), other.work(id)]);
    outcomes.push(await other.work(id));
    expect(handler.runs).toEqual([id]);
    expect(outcomes.toSorted()).toEqual(['done', 'unavailable', 'unavailable', 'unavailable']);
  });

  it('tries again later after a failure, and parks after the last try', async () => {
    const { rows, handler, runner, id } = await setUp();
    handler.work = async () => {
      throw new Error('The mail server is away');
    };
    const waits: number[] = [];
    for (let attempt = 1; attempt < 6; attempt += 1) {
      await expect(runner.work(id)).resolves.toBe('retrying');
      await expect(runner.work(id)).resolves.toBe('unavailable');
      const { due_at } = await rows.row(id);
      waits.push(due_at - Date.now());
      timers.setSystemTime(due_at);
    }
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(1_600 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(2_400 * 2 ** index);
    }
    await expect(runner.work(id)).resolves.toBe('failed');
    expect(await rows.row(id)).toMatchObject({ state: 'failed', attempts: 6, last_error: 'The mail server is away' });
    expect(handler.runs).toHaveLength(6);
  });

  it('counts a failed commit as a failure', async () => {
    const { rows, unitOfWork, runner, id } = await setUp();
    unitOfWork.failWith = new Error('deadlock');
    await expect(runner.work(id)).resolves.toBe('retrying');
    expect(await rows.row(id)).toMatchObject({ state: 'open', last_error: 'deadlock' });
  });

  it('closes the row of what it did once the database answers, and does nothing again', async () => {
    const { rows, unitOfWork, handler, runner, other, id } = await setUp();
    unitOfWork.failWith = new DomainError('unavailable', message('database_silent'));
    const outcome = runner.work(id);
    for (let second = 0; second < 60; second += 1) {
      await timers.advanceTimersByTimeAsync(1_000);
      await expect(other.work(id)).resolves.toBe('unavailable');
    }
    unitOfWork.failWith = null;
    await timers.advanceTimersByTimeAsync(1_000);
    await expect(outcome).resolves.toBe('done');
    expect(handler.runs).toEqual([id]);
    expect(await rows.row(id)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('leaves the row of what it did where another worker has it by now', async () => {
    const { rows, unitOfWork, runner, id } = await setUp();
    unitOfWork.failWith = new DomainError('unavailable', message('database_silent'));
    const outcome = runner.work(id);
    await timers.advanceTimersByTimeAsync(1_000);
    await rows.set(id, { lease_token: 'of another' });
    unitOfWork.failWith = null;
    await timers.advanceTimersByTimeAsync(1_000);
    await expect(outcome).resolves.toBe('lost');
    expect(await rows.row(id)).toMatchObject({ state: 'open', lease_token: 'of another', last_error: null });
  });

  it('does not wait for the database once it is stopped', async () => {
    const { rows, unitOfWork, runner, id } = await setUp();
    unitOfWork.failWith = new DomainError('unavailable', message('database_silent'));
    const stop = new AbortController();
    const outcome = runner.work(id, stop.signal);
    await timers.advanceTimersByTimeAsync(5_000);
    stop.abort();
    await timers.advanceTimersByTimeAsync(1_000);
    await expect(outcome).resolves.toBe('retrying');
    expect(await rows.row(id)).toMatchObject({ state: 'open', attempts: 1 });
  });

  it('gives up on a handler that takes too long and tells it by its signal', async () => {
    const { rows, handler, runner, id } = await setUp();
    handler.work = () => hang();
    const outcome = runner.work(id);
    await timers.advanceTimersByTimeAsync(659_999);
    expect((await rows.row(id)).lease_token).not.toBeNull();
    await timers.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toBe('retrying');
    expect(handler.signals[0]?.aborted).toBe(true);
    expect((await rows.row(id)).last_error).toBe('It took longer than 660000 ms');
  });

  it('keeps its lease for as long as the handler runs', async () => {
    const { rows, handler, runner, other, id } = await setUp();
    handler.work = () => new Promise((resolve) => setTimeout(() => resolve(undefined), 28_000));
    const outcome = runner.work(id);
    for (let second = 0; second < 27; second += 1) {
      await timers.advanceTimersByTimeAsync(1_000);
      await expect(other.work(id)).resolves.toBe('unavailable');
    }
    await timers.advanceTimersByTimeAsync(1_000);
    await expect(outcome).resolves.toBe('done');
    expect((await rows.row(id)).attempts).toBe(1);
  });

  it('stops when another worker took the job over, without touching the row', async () => {
    const { rows, handler, runner, id } = await setUp();
    handler.work = (_, signal) => hang(signal);
    const outcome = runner.work(id);
    await timers.advanceTimersByTimeAsync(1_000);
    await rows.set(id, { lease_token: 'of another' });
    await timers.advanceTimersByTimeAsync(4_000);
    await expect(outcome).resolves.toBe('lost');
    expect(handler.signals[0]?.aborted).toBe(true);
    expect(await rows.row(id)).toMatchObject({ state: 'open', lease_token: 'of another', last_error: null });
  });

  it('has no effect when it finishes after its claim was lost', async () => {
    const { rows, handler, runner, id } = await setUp();
    handler.work = async () => {
      await rows.set(id, { lease_token: 'of another' });
      return async (tx) => void (await tx.outbox.add('files.purge', { fileIds: ['a'] }));
    };
    await expect(runner.work(id)).resolves.toBe('lost');
    expect(await rows.all()).toHaveLength(1);
    expect((await rows.row(id)).state).toBe('open');
  });

  it('survives a database that is away for less than the lease, and stops where it is away for longer', async () => {
    const { database, handler, runner, id } = await setUp();
    handler.work = (_, signal) => hang(signal);
    const outcome = runner.work(id);
    await timers.advanceTimersByTimeAsync(0);
    await database.close();
    await timers.advanceTimersByTimeAsync(11_000);
    await database.connect();
    await timers.advanceTimersByTimeAsync(3_999);
    expect(handler.signals[0]?.aborted).toBe(false);
    await database.close();
    await timers.advanceTimersByTimeAsync(15_000);
    await expect(outcome).resolves.toBe('lost');
  });

  it('parks a job whose tries were used up by crashes, without running it again', async () => {
    const { rows, handler, runner, id } = await setUp();
    await rows.set(id, { attempts: 6 });
    await expect(runner.work(id)).resolves.toBe('failed');
    expect(handler.runs).toEqual([]);
    expect(await rows.row(id)).toMatchObject({ state: 'failed', last_error: expect.stringContaining('died') });
  });

  it('gives the job back at once when it is stopped, even at the last try', async () => {
    const { rows, handler, runner, id } = await setUp();
    await rows.set(id, { attempts: 5 });
    handler.work = () => hang();
    const stop = new AbortController();
    const outcome = runner.work(id, stop.signal);
    await timers.advanceTimersByTimeAsync(10);
    stop.abort();
    await expect(outcome).resolves.toBe('retrying');
    expect(await rows.row(id)).toMatchObject({
      state: 'open',
      lease_token: null,
      attempts: 5,
      last_error: 'The worker was stopped',
    });
    handler.work = async () => undefined;
    await expect(runner.work(id)).resolves.toBe('done');
    expect(handler.runs).toEqual([id, id]);
    expect(await rows.row(id)).toMatchObject({ state: 'done', attempts: 6 });
  });

  it('puts back what its handler says, the same row, without a count of the try or a line in the log', async () => {
    const { rows, handler, runner, id } = await setUp();
    await rows.set(id, { attempts: 5 });
    const dueAt = new Date(START.getTime() + 12_000);
    handler.work = async () => {
      throw new PutBack(dueAt, 'Not its turn');
    };
    await expect(runner.work(id)).resolves.toBe('put-back');
    await expect(runner.work(id)).resolves.toBe('unavailable');
    expect(await rows.all()).toEqual([
      expect.objectContaining({ id, state: 'open', lease_token: null, attempts: 5, due_at: dueAt.getTime() }),
    ]);
    expect(log.lines).toEqual([]);
    handler.work = async () => undefined;
    timers.setSystemTime(dueAt);
    await expect(runner.work(id)).resolves.toBe('done');
    expect(await rows.row(id)).toMatchObject({ state: 'done', attempts: 6 });
  });

  it('never throws, and never logs a payload', async () => {
    const { database, handler, runner, id } = await setUp();
    handler.work = () => {
      throw new Error('thrown before any promise');
    };
    await expect(runner.work(id)).resolves.toBe('retrying');
    await database.close();
    await expect(runner.work(id)).resolves.toBe('broken');
    expect(log.lines.join('\n')).toContain(`Job ${id} mail.code`);
    expect(log.lines.join('\n')).not.toContain('4711');
  });

  it('leaves a job of another release to one that knows it', async () => {
    const { rows, runner } = await setUp();
    const id = await rows.add('mail.code', { codeId: 1 });
    await rows.set(id, { name: 'fax.send' as JobName });
    await expect(runner.work(id)).resolves.toBe('retrying');
    expect((await rows.row(id)).last_error).toBe('No handler for jobs named "fax.send"');
  });
});
