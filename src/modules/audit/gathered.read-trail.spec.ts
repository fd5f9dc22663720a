import { LogRecorder } from '../../../test/fakes/log.recorder.js';
import { PlainPseudonyms } from '../../../test/fakes/pseudonyms.fake.js';
import { AUDIT_HASHES } from '../../../test/support/audit-keys.js';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import { recordRead } from '../../domain/audit/read.audit.js';
import { TypeOrmUnitOfWork } from '../../unit-of-work/typeorm.unit-of-work.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { GatheredReadTrail } from './gathered.read-trail.js';

const { jest: timers } = import.meta as ImportMeta & { readonly jest: typeof jest };

/** A database that can be held up and can fail. */
class SlowUnitOfWork extends TypeOrmUnitOfWork {
  gate: Promise<void> = Promise.resolve();
  fails = false;
  transactions = 0;
  /** So many transactions are written before it fails. */
  left = Number.POSITIVE_INFINITY;
  /** What one transaction has time for. */
  most = Number.POSITIVE_INFINITY;

  override async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.transactions += 1;
    await this.gate;
    this.left -= 1;
    if (this.fails || this.left < 0) throw new Error('the disk is full');
    return super.run(async (tx) => {
      let events = 0;
      const record = tx.audit.record.bind(tx.audit);
      tx.audit.record = (entry) => {
        events += 1;
        if (events > this.most) throw new Error('it took too long');
        record(entry);
      };
      return work(tx);
    });
  }

  /** @returns how to let go. */
  hold(): () => void {
    let letGo = () => {};
    this.gate = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  }
}

let stores: FreshStores;
let unitOfWork: SlowUnitOfWork;
let trail: GatheredReadTrail;
let log: LogRecorder;
const read = (id: number) => trail.add(recordRead(3, 'user', id));
const told = async () =>
  (await stores.events()).map(({ subject, after }) => [subject?.id, after && Reflect.get(after, 'times')]);

beforeEach(async () => {
  log = LogRecorder.install();
  stores = await freshStores();
  unitOfWork = new SlowUnitOfWork(stores.database, stores.notifier, stores.clock, AUDIT_HASHES, new PlainPseudonyms());
  trail = new GatheredReadTrail(unitOfWork);
});

describe('reads', () => {
  it('are gathered, and written in one transaction', async () => {
    for (const id of [1, 2, 3]) read(id);
    expect(await told()).toEqual([]);
    await Promise.all([trail.flush(), trail.flush()]);
    expect(await told()).toEqual([
      ['1', undefined],
      ['2', undefined],
      ['3', undefined],
    ]);
    await trail.flush();
    expect(unitOfWork.transactions).toBe(1);
  });

  it('of the same by the same are one event with their number', async () => {
    for (const id of [1, 2, 1, 1]) read(id);
    trail.add(recordRead(4, 'user', 1));
    await trail.flush();
    expect(await told()).toEqual([
      ['1', 3],
      ['2', undefined],
      ['1', undefined],
    ]);
  });

  it('are on their way half a second later', async () => {
    timers.useFakeTimers();
    try {
      trail.onApplicationBootstrap();
      read(1);
      timers.advanceTimersByTime(499);
      expect(unitOfWork.transactions).toBe(0);
      timers.advanceTimersByTime(1);
      expect(unitOfWork.transactions).toBe(1);
    } finally {
      timers.useRealTimers();
    }
    await trail.end();
    expect(await told()).toHaveLength(1);
  });

  it('are kept where they cannot be written, for the next time, and the log says so once', async () => {
    unitOfWork.fails = true;
    read(1);
    await trail.flush();
    for (const id of [1, 2]) read(id);
    await trail.flush();
    unitOfWork.fails = false;
    await trail.flush();
    expect(await told()).toEqual([
      ['1', 2],
      ['2', undefined],
    ]);
    expect(log.lines).toEqual([
      'warn Reads could not be written, they are kept for now: Error: the disk is full',
      'log Reads are written again',
    ]);
  });

  it('are written at the end, those too that come in while it writes', async () => {
    read(1);
    const letGo = unitOfWork.hold();
    void trail.flush();
    read(2);
    const end = trail.end();
    letGo();
    await end;
    expect(await told()).toHaveLength(2);
  });

  it('are written some at a time where many wait, and what was written is not written again', async () => {
    unitOfWork.most = 1_000;
    for (let id = 1; id <= 2_500; id += 1) read(id);
    unitOfWork.left = 2;
    await trail.flush();
    expect(await stores.count('audit_events')).toBe(2_000);
    unitOfWork.left = 1;
    await trail.flush();
    expect(await stores.count('audit_events')).toBe(2_500);
  });

  it('are refused where too many wait, rather than left out', async () => {
    unitOfWork.fails = true;
    for (let id = 1; id <= 20_000; id += 1) read(id);
    expect(() => read(20_001)).toThrow(expect.objectContaining({ reason: 'unavailable' }));
    read(20_000);
    await trail.flush();
    unitOfWork.fails = false;
    await trail.flush();
    read(20_001);
    await trail.flush();
    expect(await stores.count('audit_events')).toBe(20_001);
  });
});
