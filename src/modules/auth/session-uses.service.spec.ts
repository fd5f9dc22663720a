import { NOON } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { SessionUsesService } from './session-uses.service.js';

const MINUTE = 60_000;
const minutes = (number: number) => new Date(NOON.getTime() + number * MINUTE);
const [READING, TYPING] = ['1'.repeat(32), '2'.repeat(32)];

it('keeps what was not written while the database is away, as used then', async () => {
  const { unitOfWork, sessions, clock } = await freshStores();
  await unitOfWork.run(async (tx) => {
    for (const id of [READING, TYPING]) {
      await tx.sessions.insert({ id, userId: 1, createdAt: NOON, expiresAt: minutes(600) });
    }
  });
  let isAway = true;
  let meanwhile = () => {};
  const leaving = {
    run: async (work: Parameters<UnitOfWork['run']>[0]) => {
      if (!isAway) return unitOfWork.run(work);
      meanwhile();
      throw new Error('connect ECONNREFUSED');
    },
  } as UnitOfWork;
  const uses = new SessionUsesService(leaving, clock);
  const lastUsed = async () =>
    Promise.all([READING, TYPING].map(async (id) => (await sessions.findById(id))?.lastUsedAt));

  uses.note(READING);
  uses.note(TYPING);
  meanwhile = () => uses.note(TYPING);
  clock.time = minutes(1);
  await expect(uses.write()).rejects.toThrow('ECONNREFUSED');
  expect(await lastUsed()).toEqual([NOON, NOON]);

  isAway = false;
  clock.time = minutes(40);
  await uses.write();
  expect(await lastUsed()).toEqual([minutes(1), minutes(40)]);

  clock.time = minutes(50);
  await uses.write();
  expect(await lastUsed()).toEqual([minutes(1), minutes(40)]);
});
