import { describe, expect, it } from '@jest/globals';
import { copiesOf, JUMP_PX, jumpFrom, PLACE_PX, STEP_MS, STEP_PX, spread, wrapped } from './scroller';

it('moves as the specification says', () => {
  expect([STEP_PX, STEP_MS, JUMP_PX]).toEqual([3, 30, 1200]);
});

describe.each([1, 2, 5, 7, 30, 100])('a row of %i', (places) => {
  const width = places * PLACE_PX;
  const end = copiesOf(places) * width;

  it('has no end in view, wherever it is and whichever way it jumps', () => {
    for (let offset = 0; offset < width; offset += 7 * STEP_PX) {
      for (const by of [JUMP_PX, -JUMP_PX]) {
        const { from, to } = jumpFrom(offset, by, width);
        expect(to - from).toBe(by);
        expect(wrapped(from, width)).toBe(offset);
        expect(Math.min(from, to)).toBeGreaterThanOrEqual(0);
        expect(Math.max(from, to) + 1140).toBeLessThanOrEqual(end);
      }
    }
  });
});

it('goes round', () => {
  expect([wrapped(0, 500), wrapped(499, 500), wrapped(500, 500), wrapped(-1, 500)]).toEqual([0, 499, 0, 499]);
});

it('takes some of many, evenly', () => {
  expect(spread([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([0, 2, 4, 6, 8]);
});
