import { Turnstile } from './turnstile.js';

describe('Turnstile', () => {
  it('lets so many in at a time, in order, whether the work succeeds or fails', async () => {
    const turnstile = new Turnstile(2, 10);
    let inside = 0;
    let most = 0;
    const order: number[] = [];
    const work = (number: number) => async () => {
      order.push(number);
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
      if (number % 3 === 0) throw new Error('failed');
      return number;
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((number) => turnstile.pass(work(number))));
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([most, inside]).toEqual([2, 0]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([false, true, true, false, true, true, false]);
    await expect(turnstile.pass(async () => 'still open')).resolves.toBe('still open');
  });

  it('turns away what would make the queue too long', async () => {
    const turnstile = new Turnstile(1, 1);
    let open = () => {};
    const first = turnstile.pass(() => new Promise<void>((resolve) => (open = resolve)));
    const second = turnstile.pass(async () => 'second');
    await expect(turnstile.pass(async () => 'third')).rejects.toMatchObject({ reason: 'unavailable' });
    open();
    await first;
    await expect(second).resolves.toBe('second');
  });
});
