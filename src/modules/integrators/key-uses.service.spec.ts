import { NOON } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { KeyUsesService } from './key-uses.service.js';

const KEY = {
  ...({ mode: 'live', permissions: ['reports.check'], networks: [], beginning: 'mv_live_abcdefgh' } as const),
  ...{ createdBy: 50, createdAt: NOON, endsAt: null, lastUsedAt: null, revokedAt: null, leakedAt: null },
};

it('writes all keys at once, and keeps what was not written while the database is away, with what comes meanwhile', async () => {
  const { unitOfWork, integrators, clock } = await freshStores();
  const { id: integratorId } = await unitOfWork.run((tx) =>
    tx.integrators.insert({
      ...{ name: 'Bank One', contact: 'ops@bank.example', purpose: 'Loans to graduates.' },
      ...{ status: 'active', createdAt: NOON },
    }),
  );
  const addKey = (name: string) =>
    unitOfWork.run((tx) => tx.integrators.insertKey({ ...KEY, integratorId, name, hash: name }));
  const [one, two] = [await addKey('one'), await addKey('two')];
  /** How many more writes there are before it goes away. */
  let left = 0;
  let meanwhile = () => {};
  const leaving = {
    run: (work: Parameters<UnitOfWork['run']>[0]) => {
      if (left > 0) {
        left -= 1;
        return unitOfWork.run(work);
      }
      meanwhile();
      return Promise.reject(new Error('connect ECONNREFUSED'));
    },
  } as UnitOfWork;
  const uses = new KeyUsesService(leaving, clock);
  const used = async () =>
    (await integrators.usesSince(integratorId, '2000-01-01')).map(({ calls, items }) => [calls, items]);

  uses.note(one.id, { calls: 1 });
  uses.note(two.id, { calls: 2, items: 5 });
  meanwhile = () => uses.note(two.id, { calls: 1 });
  await expect(uses.write()).rejects.toThrow('ECONNREFUSED');
  expect(await used()).toEqual([]);

  left = 1;
  await uses.write();
  expect(await used()).toEqual([[4, 5]]);
  await uses.write();
  expect(await used()).toEqual([[4, 5]]);

  left = 1;
  uses.note(one.id, { calls: 1 });
  const write = uses.write();
  uses.note(two.id, { calls: 1 });
  await Promise.all([write, uses.write()]);
  expect(await used()).toEqual([[5, 5]]);
  left = 1;
  await uses.onApplicationShutdown();
  expect(await used()).toEqual([[6, 5]]);
});
