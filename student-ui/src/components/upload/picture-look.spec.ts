import { expect, it } from '@jest/globals';
import { lookOf, type Points } from './picture-look';

/** Bars of print on paper, with edges that are wider the softer they are. */
function page({ soft = 1, light = 1, side = 400 }): Points {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const wave = Math.sin(((at % side) / (4 * soft)) * Math.PI);
    const value = (120 + 110 * Math.max(-1, Math.min(1, wave * 3))) * light;
    data.set([value, value, value, 255], at * 4);
  }
  return { data, width: side, height: side };
}

it('says nothing of a page that can be read', () => {
  expect(lookOf(2_000, page({}))).toBeNull();
  expect(lookOf(800, page({ light: 0.6 }))).toBeNull();
});

it('tells what is small, dark, or blurred, and of several faults the first', () => {
  expect(lookOf(799, page({}))).toBe('small');
  expect(lookOf(2_000, page({ light: 0.25 }))).toBe('dark');
  expect(lookOf(2_000, page({ soft: 12 }))).toBe('blurred');
  expect(lookOf(799, page({ light: 0.1, soft: 12 }))).toBe('small');
  expect(lookOf(2_000, page({ light: 0.1, soft: 12 }))).toBe('dark');
});

it('calls an empty page blurred, and does not fail on the smallest', () => {
  const white = new Uint8ClampedArray(200 * 200 * 4).fill(255);
  expect(lookOf(2_000, { data: white, width: 200, height: 200 })).toBe('blurred');
  expect(lookOf(2_000, { data: white.subarray(0, 4), width: 1, height: 1 })).toBe('blurred');
  expect(lookOf(2_000, { data: new Uint8ClampedArray(), width: 0, height: 0 })).toBe('dark');
});
