import type {
  HeldKey,
  IdempotencyKeys,
  KeptAnswer,
  KeyUse,
} from '../../src/platform/idempotency/idempotency-keys.port.js';
import type { UnitOfWork } from '../../src/unit-of-work/unit-of-work.js';
import { after, NOON } from './stores.js';

export interface KeyStores {
  readonly keys: IdempotencyKeys;
  readonly unitOfWork: UnitOfWork;
  /** How many jobs were ordered: the effect by which the tests see what was committed. */
  orders(): Promise<number>;
  dispose(): Promise<void>;
}

const LEASE = 1000;
const ANSWER: KeptAnswer = { status: 201, contentType: 'application/json', body: '{"id":1}', uploadHash: null };

export function idempotencyKeysContract(make: () => Promise<KeyStores>): void {
  let stores: KeyStores;
  let count = 0;
  beforeAll(async () => {
    stores = await make();
  });
  afterAll(() => stores?.dispose());

  const aUse = (changes: Partial<KeyUse> = {}): KeyUse => ({
    callerId: 7,
    key: `key ${++count}`,
    fingerprints: ['f'.repeat(64)],
    ...changes,
  });
  const take = (use: KeyUse, now = NOON) => stores.keys.take(use, LEASE, now);
  async function held(use: KeyUse, now = NOON): Promise<HeldKey> {
    const state = await take(use, now);
    if (state.kind !== 'held') throw new Error(`the key is not free but ${state.kind}`);
    return state.held;
  }
  const work = (key: HeldKey) =>
    stores.keys.within(key, () => stores.unitOfWork.run((tx) => tx.outbox.add('mail.code', { codeId: 1 })));

  it('gives a key to one of many at once', async () => {
    const use = aUse();
    const states = await Promise.all(Array.from({ length: 20 }, () => take(use)));
    expect(states.map(({ kind }) => kind).sort()).toEqual(['held', ...Array.from({ length: 19 }, () => 'in_progress')]);
  });

  it('keeps users, keys and letter cases apart', async () => {
    const use = aUse({ key: 'abc' });
    await held(use);
    await held({ ...use, callerId: 8 });
    await held({ ...use, key: 'ABC' });
    await held({ ...use, key: 'abc.' });
  });

  it('tells when the key was used for something else, whatever has become of it', async () => {
    const use = aUse();
    const key = await held(use);
    const other = aUse({ key: use.key, fingerprints: ['e'.repeat(64)] });
    expect(await take(other)).toEqual({ kind: 'mismatch' });
    await stores.keys.keep(key, ANSWER);
    expect(await take(other, after(1e9))).toEqual({ kind: 'mismatch' });
  });

  it('knows a request by either of its fingerprints while the key they are made with is changed', async () => {
    const [old, current] = ['d'.repeat(64), 'c'.repeat(64)];
    const before = aUse({ fingerprints: [old] });
    await stores.keys.keep(await held(before), ANSWER);
    const between = aUse({ key: before.key, fingerprints: [current, old] });
    expect(await take(between)).toEqual({ kind: 'answered', answer: ANSWER });
    expect(await take(aUse({ key: before.key, fingerprints: [current] }))).toEqual({ kind: 'mismatch' });
  });

  it.each([
    ['short', ANSWER],
    ['empty', { ...ANSWER, status: 204, contentType: '', body: '' }],
    ['long, in any script', { ...ANSWER, body: JSON.stringify({ text: '王小明 ñ 😀'.repeat(30_000) }) }],
    ['of an upload', { ...ANSWER, uploadHash: 'a'.repeat(64) }],
    ['with an address', { ...ANSWER, location: '/api/v1/report-checks/1' }],
    [
      'with one behind a body of another length',
      { ...ANSWER, body: '{"id":12}', location: '/api/v1/report-checks/12' },
    ],
    ['with one and no body', { ...ANSWER, contentType: '', body: '', location: '/api/v1/report-checks/3' }],
  ])('keeps an answer that is %s', async (_, answer) => {
    const use = aUse();
    const key = await held(use);
    await work(key);
    await stores.keys.keep(key, answer);
    expect(await take(use, after(1e9))).toEqual({ kind: 'answered', answer });
    await stores.keys.keep(key, { ...answer, body: 'another' });
    expect(await take(use)).toEqual({ kind: 'answered', answer });
  });

  it('is free again where nothing was committed', async () => {
    const use = aUse();
    const key = await held(use);
    await expect(
      stores.keys.within(key, () =>
        stores.unitOfWork.run(async (tx) => {
          await tx.outbox.add('mail.code', { codeId: 1 });
          throw new Error('no');
        }),
      ),
    ).rejects.toThrow('no');
    await stores.keys.release(key, NOON);
    await held(use);
  });

  it('stays used, without an answer, where something was committed', async () => {
    const use = aUse();
    const key = await held(use);
    await work(key);
    expect(await take(use, after(LEASE - 1))).toEqual({ kind: 'in_progress' });
    expect(await take(use, after(LEASE))).toEqual({ kind: 'done' });
    await stores.keys.release(key, after(5));
    expect(await take(use, after(5))).toEqual({ kind: 'done' });
  });

  it('counts every unit of work under the key, and none after it', async () => {
    const use = aUse();
    const key = await held(use);
    await work(key);
    await work(key);
    await stores.unitOfWork.run((tx) => tx.outbox.add('mail.code', { codeId: 1 }));
    await stores.keys.keep(key, ANSWER);
    expect(await take(use)).toMatchObject({ kind: 'answered' });
  });

  it('may be taken over when it is neither renewed nor used, upon which the first loses its effect', async () => {
    const use = aUse();
    const late = await held(use);
    expect(await stores.keys.renew(late, LEASE, after(500))).toBe(true);
    expect(await take(use, after(LEASE + 499))).toEqual({ kind: 'in_progress' });
    const states = await Promise.all(Array.from({ length: 10 }, () => take(use, after(LEASE + 500))));
    const [taken] = states.flatMap((state) => (state.kind === 'held' ? [state.held] : []));
    expect(states.filter(({ kind }) => kind === 'held')).toHaveLength(1);
    if (!taken) throw new Error('nobody has it');

    const before = await stores.orders();
    await expect(work(late)).rejects.toMatchObject({ reason: 'in_progress' });
    expect(await stores.orders()).toBe(before);
    expect(await stores.keys.renew(late, LEASE, NOON)).toBe(false);
    await stores.keys.keep(late, { ...ANSWER, body: 'late' });
    await stores.keys.release(late, NOON);

    await work(taken);
    expect(await stores.orders()).toBe(before + 1);
    await stores.keys.keep(taken, ANSWER);
    expect(await take(use)).toEqual({ kind: 'answered', answer: ANSWER });
  });

  it('is forgotten with its user, but for the one of the request at hand', async () => {
    const [old, running, mine, foreign] = [11, 11, 11, 12].map((callerId) => aUse({ callerId }));
    if (!old || !running || !mine || !foreign) throw new Error('not made');
    for (const use of [old, foreign]) await stores.keys.keep(await held(use), ANSWER);
    await held(running);
    const atHand = await held(mine);
    await stores.keys.within(atHand, () => stores.keys.forgetUser(11));
    expect((await take(old)).kind).toBe('held');
    expect((await take(running)).kind).toBe('held');
    expect((await take(mine)).kind).toBe('in_progress');
    expect((await take(foreign)).kind).toBe('answered');
    await stores.keys.forgetUser(11);
    expect((await take(mine)).kind).toBe('held');
  });

  it('is forgotten after a while, oldest first, with its answer', async () => {
    const uses = [aUse(), aUse(), aUse()];
    for (const [n, use] of uses.entries()) await stores.keys.keep(await held(use, after(-1e9 + n)), ANSWER);
    expect(await stores.keys.forget(after(-1e9), 10)).toBe(0);
    expect(await stores.keys.forget(after(-1e9 + 2), 1)).toBe(1);
    expect(await stores.keys.forget(after(-1e9 + 2), 10)).toBe(1);
    const states = await Promise.all(uses.map((use) => take(use)));
    expect(states.map(({ kind }) => kind)).toEqual(['held', 'held', 'answered']);
  });
}
