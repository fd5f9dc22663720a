import { budgetOf } from './connection-budget.js';

test('says for how many processes the connections are enough', () => {
  expect(budgetOf(151, 12, 20)).toEqual({
    text: 'The database has 151 connections for all, 12 of them taken; DATABASE_POOL_SIZE lets this process have 20: enough for 7 such processes',
    isTight: false,
  });
});

test.each([
  [151, 132],
  [15, 1],
])('of %i connections with %i taken are too few for one more process of 20', (most, taken) => {
  const { text, isTight } = budgetOf(most, taken, 20);
  expect([isTight, text]).toEqual([true, expect.stringContaining('raise max_connections there, or set a smaller')]);
});

test('just fits', () => {
  expect(budgetOf(151, 131, 20).isTight).toBe(false);
});
