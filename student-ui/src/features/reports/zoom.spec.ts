import { expect, it } from '@jest/globals';
import { percentOf, zoomStep } from './zoom';

it.each([
  [57.4, 'in', 75],
  [57.4, 'out', 50],
  [100, 'in', 125],
  [99.8, 'in', 125],
  [100, 'out', 75],
  [300, 'in', null],
  [420, 'out', 300],
  [50, 'out', null],
] as const)('from %d %% %s leads to %d', (percent, direction, next) => {
  expect(zoomStep(percent, direction)).toBe(next);
});

it('fits an A4 page of 595 points into the room there is', () => {
  expect(percentOf('fit', 390, 595)).toBeCloseTo(49.16, 1);
  expect(percentOf('fit', 0, 595)).toBe(10);
  expect(percentOf(150, 390, 595)).toBe(150);
});
