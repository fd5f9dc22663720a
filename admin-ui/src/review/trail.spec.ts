import { expect, it } from '@jest/globals';
import { visited } from './trail';

it('the trail of the desk grows with each application, but not by a reload, and not for ever', () => {
  expect(visited([], 1)).toEqual([1]);
  expect(visited([1, 2], 2)).toEqual([1, 2]);
  expect(visited([1, 2], 1)).toEqual([1, 2, 1]);
  const long = Array.from({ length: 50 }, (_, at) => at);
  expect(visited(long, 77)).toHaveLength(50);
  expect(visited(long, 77).slice(-2)).toEqual([49, 77]);
});
