import { expect, it } from '@jest/globals';
import { takesOver } from './seen-record';

const SEEN = { version: 3, assignedTo: null as string | null };

it('begins with what comes first', () => {
  expect([takesOver(undefined, undefined, false), takesOver(undefined, SEEN, false)]).toEqual([false, true]);
});

it('goes on with what stands beside the version', () => {
  expect(takesOver(SEEN, { ...SEEN, assignedTo: 'Officer Lim' }, false)).toBe(true);
  expect(takesOver(SEEN, SEEN, false)).toBe(false);
});

it('leaves another version to the officer, unless it is no news', () => {
  const changed = { ...SEEN, version: 4 };
  expect([takesOver(SEEN, changed, false), takesOver(SEEN, changed, true)]).toEqual([false, true]);
});
