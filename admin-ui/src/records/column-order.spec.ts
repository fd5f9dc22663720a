import { describe, expect, it } from '@jest/globals';
import { inOrder, isOrderOf } from './column-order';

it.each([
  [[0, 2, 1], true],
  [[0, 1], false],
  [[0, 3, 1], false],
  [[0, 1, 1], false],
])('an order %j of three places is heeded: %s', (ranks, isHeeded) => {
  expect(isOrderOf(ranks, 3)).toBe(isHeeded);
});

describe('the order of columns', () => {
  const columns = ['id', 'name', 'region'];

  it('is their own until it is chosen', () => {
    expect(inOrder(columns, [], 1)).toEqual(columns);
  });

  it('is that of the table, whose first column is that of the ticks', () => {
    expect(inOrder(columns, [0, 3, 1, 2], 1)).toEqual(['region', 'id', 'name']);
  });

  it('begins with the first where nothing is ticked', () => {
    expect(inOrder(columns, [2, 0, 1], 0)).toEqual(['region', 'id', 'name']);
  });

  it('leaves what the choice does not know where it is', () => {
    expect(inOrder(columns, [0, 2, 1], 1)).toEqual(['name', 'id', 'region']);
  });
});
