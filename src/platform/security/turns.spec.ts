import { setTimeout as sleep } from 'node:timers/promises';
import { Turns } from './turns.js';

describe('turns', () => {
  it('come one after another for one key, in order, whether or not the one before fails', async () => {
    const turns = new Turns();
    const said: string[] = [];
    const work = (name: string) => async () => {
      said.push(`${name} begins`);
      await sleep(1);
      said.push(`${name} ends`);
      if (name === 'two') throw new Error('two failed');
      return name;
    };
    const results = await Promise.allSettled(['one', 'two', 'three'].map((name) => turns.run('key', work(name))));
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
      'one',
      'Error: two failed',
      'three',
    ]);
    expect(said).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('of different keys do not wait for each other, and nothing is kept of those that are over', async () => {
    const turns = new Turns();
    let finish = (): void => undefined;
    const long = turns.run('long', () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await turns.run('short', async () => 'done')).toBe('done');
    expect(turns.size).toBe(1);
    finish();
    await long;
    expect(turns.size).toBe(0);
  });
});
