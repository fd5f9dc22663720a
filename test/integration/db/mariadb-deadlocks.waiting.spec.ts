import { setTimeout as sleep } from 'node:timers/promises';
import { CertificatesService } from '../../../src/modules/certificates/certificates.service.js';
import { type Transaction, UnitOfWork } from '../../../src/unit-of-work/unit-of-work.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { NOON, type Stores } from '../../contract/stores.js';
import { aReviewer } from '../../factories/actor.factory.js';
import { onMariadb, type TestDatabase } from '../../support/databases.js';
import { elsewhere } from '../../support/elsewhere.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

onMariadb('deadlocks, frozen processes and texts on MariaDB', (fresh) => {
  let db: TestDatabase;
  let stores: Stores;
  beforeAll(async () => {
    db = await fresh();
    stores = { ...storesOn(db.database), dispose: db.dispose };
  });
  afterAll(() => db?.dispose());

  it('lets go of what a process holds that was frozen in the middle of a transaction', async () => {
    await stores.unitOfWork.run((tx) => tx.loginFailures.count('held', 1e6, NOON));
    let holds = (): void => undefined;
    const holding = new Promise<void>((resolve) => {
      holds = resolve;
    });
    const frozen = stores.unitOfWork.run(async (tx) => {
      await tx.loginFailures.count('held', 1e6, NOON);
      holds();
      await sleep(15_000);
      await tx.loginFailures.count('held', 1e6, NOON);
    });
    const lost = expect(frozen).rejects.toMatchObject({ reason: 'unavailable' });
    await holding;
    const began = performance.now();
    await elsewhere(() => stores.unitOfWork.run((tx) => tx.loginFailures.count('held', 1e6, NOON)));
    expect(performance.now() - began).toBeLessThan(14_000);
    await lost;
  });

  it('refuses the change of a loser of a deadlock whose record the winner has changed', async () => {
    const officer = aReviewer();
    const one = await insertCertificate(stores);
    let runs = 0;
    class Loser extends UnitOfWork {
      run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
        return stores.unitOfWork.run(async (tx) => {
          runs += 1;
          if (runs === 2)
            await elsewhere(() => stores.unitOfWork.run((other) => other.certificates.update(one, winning)));
          const result = await work(tx);
          if (runs === 1) throw Object.assign(new Error('a deadlock'), { errno: 1213 });
          return result;
        });
      }
    }
    const winning = { ...one, form: { ...one.form, note: 'of the winner' } };
    const service = new CertificatesService(new Loser(), stores.certificates, { now: () => NOON });
    const saving = service.saveDraft(officer, { id: one.id, version: 1, versionNeeded: true }, { note: 'lost' });
    await expect(saving).rejects.toMatchObject({ reason: 'stale_version' });
    expect(runs).toBe(2);
    expect(await stores.certificates.findById(one.id)).toEqual({ ...winning, version: 2 });
  });

  it('runs the loser of a deadlock again, and both succeed', async () => {
    let runs = 0;
    let meet = (): void => undefined;
    const bothHoldOne = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const both = (first: string, second: string) =>
      stores.unitOfWork.run(async (tx) => {
        await tx.loginFailures.count(first, 1e6, NOON);
        runs += 1;
        if (runs === 2) meet();
        await bothHoldOne;
        await tx.loginFailures.count(second, 1e6, NOON);
      });
    for (const account of ['one', 'two'])
      await stores.unitOfWork.run((tx) => tx.loginFailures.count(account, 1e6, NOON));
    await Promise.all([both('one', 'two'), both('two', 'one')]);
    expect(runs).toBeGreaterThan(2);
    for (const account of ['one', 'two']) {
      const { tries } = await stores.unitOfWork.run((tx) => tx.loginFailures.count(account, 1e6, NOON));
      expect(tries).toBe(4);
    }
  });

  it('has every table compare texts by their bytes', async () => {
    const rows = await db.database.read(
      withSql((sql) =>
        sql.rows<{ collation: string; n: number }>(
          `SELECT table_collation AS collation, COUNT(*) AS n FROM information_schema.tables
         WHERE table_schema = DATABASE() GROUP BY table_collation`,
        ),
      ),
    );
    expect(rows.map((row) => row.collation)).toEqual(['utf8mb4_bin']);
  });

  it('refuses a text that is too long instead of cutting it off', async () => {
    await expect(insertCertificate(stores, {}, { passport: 'x'.repeat(41) })).rejects.toMatchObject({
      name: 'QueryFailedError',
    });
  });
});
