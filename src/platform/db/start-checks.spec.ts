import { budgetOf, clockOf } from './start-checks.js';

test('says for how many processes the connections are enough', () => {
  expect(budgetOf(151, 12, 20)).toEqual({
    text: 'The database has 151 connections for all, 12 of them taken; DATABASE_POOL_SIZE lets this process have 20: enough for 7 such processes',
    isWrong: false,
  });
});

test.each([
  [151, 132],
  [15, 1],
])('of %i connections with %i taken are too few for one more process of 20', (most, taken) => {
  const { text, isWrong } = budgetOf(most, taken, 20);
  expect([isWrong, text]).toEqual([true, expect.stringContaining('raise max_connections there, or set a smaller')]);
});

test('just fits', () => {
  expect(budgetOf(151, 131, 20).isWrong).toBe(false);
});

test('clocks that are apart are told, and in which direction', () => {
  expect(clockOf(1_500)).toEqual([]);
  expect(clockOf(61_000)).toEqual([{ text: expect.stringContaining('is 61 s ahead of the database'), isWrong: true }]);
  expect(clockOf(-3_000)).toEqual([{ text: expect.stringContaining('is 3 s behind the database'), isWrong: true }]);
});
