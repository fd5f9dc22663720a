import { expect, test } from '@jest/globals';
import { idleState, isToBeTold } from '@myverify/api-client/idle';

const MINUTE = 60_000;

test('two minutes before the end there is a warning, and then it is over', () => {
  const at = (ms: number) => idleState(30, 0, ms);
  expect(at(28 * MINUTE - 1)).toEqual({ is: 'at-work' });
  expect(at(28 * MINUTE)).toEqual({ is: 'warned', seconds: 120 });
  expect(at(30 * MINUTE - 1)).toEqual({ is: 'warned', seconds: 1 });
  expect(at(30 * MINUTE)).toEqual({ is: 'over' });
});

test('of a short time the second half is warned of', () => {
  expect(idleState(2, 0, MINUTE - 1)).toEqual({ is: 'at-work' });
  expect(idleState(2, 0, MINUTE)).toEqual({ is: 'warned', seconds: 60 });
});

test('the service is told of work once a minute, and of nothing else', () => {
  expect(isToBeTold(0, 1, MINUTE)).toBe(true);
  expect(isToBeTold(0, 1, MINUTE - 1)).toBe(false);
  expect(isToBeTold(5, 5, 10 * MINUTE)).toBe(false);
});
