import { insertArticle } from '../../../test/contract/news.store.contract.js';
import { PlainPseudonyms } from '../../../test/fakes/pseudonyms.fake.js';
import { AUDIT_HASHES } from '../../../test/support/audit-keys.js';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import { TypeOrmUnitOfWork } from '../../unit-of-work/typeorm.unit-of-work.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { ViewCounter } from './view.counter.js';

/** A database that can be held up and can fail. */
class SlowUnitOfWork extends TypeOrmUnitOfWork {
  gate: Promise<void> = Promise.resolve();
  fails = false;

  override async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    await this.gate;
    if (this.fails) throw new Error('the database is away');
    return super.run(work);
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
let counter: ViewCounter;
let id: number;
const stored = async () => (await stores.news.findById(id))?.watchNumber ?? Number.NaN;
const shown = async () => (await counter.beside(id, stored)) + counter.pending(id);
const count = (times: number) => {
  for (let n = 0; n < times; n += 1) counter.count(id);
};

beforeEach(async () => {
  stores = await freshStores();
  unitOfWork = new SlowUnitOfWork(stores.database, stores.notifier, stores.clock, AUDIT_HASHES, new PlainPseudonyms());
  counter = new ViewCounter(unitOfWork);
  id = (await insertArticle({ unitOfWork }, { watchNumber: 10 })).id;
});

describe('views', () => {
  it('are kept in memory until they are written, in one unit of work', async () => {
    count(3);
    expect([await stored(), counter.pending(id), await shown()]).toEqual([10, 3, 13]);
    await Promise.all([counter.flush(), counter.flush()]);
    expect([await stored(), counter.pending(id), await shown()]).toEqual([13, 0, 13]);
    await counter.flush();
    expect(await stored()).toBe(13);
  });

  it('of several processes add up', async () => {
    const other = new ViewCounter(unitOfWork);
    count(3);
    other.count(id);
    await Promise.all([counter.flush(), other.flush()]);
    expect(await stored()).toBe(14);
  });

  it('are neither lost nor told twice while they are being written', async () => {
    count(2);
    const letGo = unitOfWork.hold();
    const flush = counter.flush();
    count(1);
    expect(counter.pending(id)).toBe(3);
    const asked = shown();
    letGo();
    expect(await asked).toBe(13);
    await flush;
    expect([await stored(), await shown()]).toEqual([12, 13]);
  });

  it('are told right where writing begins during the read', async () => {
    count(2);
    let first = true;
    const load = async () => {
      const before = await stored();
      if (first) await counter.flush();
      first = false;
      return before;
    };
    expect((await counter.beside(id, load)) + counter.pending(id)).toBe(12);
  });

  it('do not hold a reader up for long', async () => {
    count(1);
    const letGo = unitOfWork.hold();
    const flush = counter.flush();
    const start = performance.now();
    expect(await shown()).toBe(11);
    expect(performance.now() - start).toBeLessThan(5000);
    letGo();
    await flush;
  });

  it('are kept where they cannot be written, for the next time', async () => {
    count(2);
    unitOfWork.fails = true;
    await counter.flush();
    count(1);
    expect([await stored(), counter.pending(id)]).toEqual([10, 3]);
    unitOfWork.fails = false;
    await counter.flush();
    expect([await stored(), counter.pending(id)]).toEqual([13, 0]);
  });

  it('are written at the end, those too that come in while it writes', async () => {
    count(1);
    const letGo = unitOfWork.hold();
    void counter.flush();
    count(1);
    const end = counter.onApplicationShutdown();
    letGo();
    await end;
    expect([await stored(), counter.pending(id)]).toEqual([12, 0]);
  });

  it('of an article that is gone are forgotten', async () => {
    count(1);
    await unitOfWork.run((tx) => tx.news.remove([id]));
    await counter.flush();
    expect([counter.pending(id), await stores.news.findById(id)]).toEqual([0, null]);
  });
});
