import { DeadlinePassed, within } from './deadline.js';

describe('within', () => {
  const forever = new Promise<never>(() => undefined);

  test('gives what the work gives', async () => {
    await expect(within(Promise.resolve(7), 1000)).resolves.toBe(7);
    await expect(within(Promise.reject(new Error('bad')), 1000)).rejects.toThrow('bad');
  });

  test('gives up when the time is over', async () => {
    await expect(within(forever, 10)).rejects.toThrow(DeadlinePassed);
  });

  test('gives up when a signal fires, before or meanwhile, with its reason', async () => {
    const abort = new AbortController();
    const waiting = expect(within(forever, 10_000, abort.signal)).rejects.toThrow('stop');
    abort.abort(new Error('stop'));
    await waiting;
    await expect(within(forever, Infinity, abort.signal)).rejects.toThrow('stop');
    await expect(within(forever, 10_000, new AbortController().signal, abort.signal)).rejects.toThrow('stop');
  });
});
