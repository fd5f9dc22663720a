import { setTimeout as sleep } from 'node:timers/promises';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import type { KeptAnswer, KeyUse } from '../idempotency/idempotency-keys.port.js';
import { IdempotencyGate, KeyedWork } from './idempotency.gate.js';

const USE: KeyUse = { callerId: 7, key: 'k', fingerprints: ['f'] };
const ANSWER = { status: 200, contentType: 'application/json', body: '{}' };

describe('the gate of requests with an idempotency key', () => {
  let stores: FreshStores;
  let gate: IdempotencyGate;
  beforeEach(async () => {
    stores = await freshStores();
    gate = new IdempotencyGate(stores.idempotencyKeys, stores.clock);
  });

  async function work(use = USE): Promise<KeyedWork> {
    const entered = await gate.enter(use);
    if (entered instanceof KeyedWork) return entered;
    throw new Error('it was done already');
  }
  const effect = ({ held }: KeyedWork) =>
    stores.idempotencyKeys.within(held, () =>
      stores.unitOfWork.run(async (tx) => tx.outbox.add('mail.code', { codeId: 1 })),
    );

  it('lets one through; the others wait for its answer', async () => {
    const first = await work();
    const waiting = Promise.all(Array.from({ length: 19 }, () => gate.enter(USE)));
    await effect(first);
    await sleep(120);
    await first.end(ANSWER);
    const kept: KeptAnswer = { ...ANSWER, uploadHash: null };
    expect(await waiting).toEqual(Array.from({ length: 19 }, () => kept));
    expect(await stores.orders()).toHaveLength(1);
  });

  it('lets the next one through when the first gives its key back', async () => {
    const first = await work();
    const waiting = Promise.all(
      [gate.enter(USE), gate.enter(USE)].map((entering) =>
        entering.then(async (entered) => {
          if (!(entered instanceof KeyedWork)) return 'repeated';
          await entered.end(ANSWER);
          return 'done';
        }),
      ),
    );
    await first.end(null);
    expect((await waiting).sort()).toEqual(['done', 'repeated']);
  });

  it('refuses to do again what was done without an answer', async () => {
    const first = await work();
    await effect(first);
    await first.end(null);
    await expect(gate.enter(USE)).rejects.toMatchObject({ reason: 'already_done' });
  });

  it('refuses another request under the key', async () => {
    await (await work()).end(ANSWER);
    await expect(gate.enter({ ...USE, fingerprints: ['g'] })).rejects.toMatchObject({ reason: 'idempotency_mismatch' });
  });

  it('answers even where the answer cannot be kept', async () => {
    const first = await work();
    stores.idempotencyKeys.keep = () => Promise.reject(new Error('the database is away'));
    await expect(first.end(ANSWER)).resolves.toBeUndefined();
  });
});
