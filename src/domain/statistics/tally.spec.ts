import { Tally } from './tally.js';

it('adds up by a key, and has nothing of what did not come', () => {
  const none = { came: 0, went: 0 };
  const tally = new Tally<string | null, 'came' | 'went'>(none);
  tally.add('a', { came: 2 });
  tally.add(null, { went: 1 });
  tally.add('a', { came: 3, went: 4 });
  expect(tally.entries()).toEqual([
    ['a', { came: 5, went: 4 }],
    [null, { came: 0, went: 1 }],
  ]);
  expect(none).toEqual({ came: 0, went: 0 });
});
