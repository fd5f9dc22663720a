import { expect, it } from '@jest/globals';
import { stepsOf } from './timeline';

const times = {
  created_at: '2026-11-18T08:00:00Z',
  applied_at: '2026-11-19T08:00:00Z',
  decided_at: '2026-11-20T08:00:00Z',
};
const states = (cert_status: 'Unverified' | 'Verifying' | 'Verified' | 'Rejected') =>
  stepsOf({ ...times, cert_status }).map(({ state, day }) => `${state} ${day}`);

it.each([
  ['Unverified', ['now 2026-11-18', 'ahead null', 'ahead null', 'ahead null']],
  ['Verifying', ['done 2026-11-18', 'done 2026-11-19', 'now null', 'ahead null']],
  ['Rejected', ['done 2026-11-18', 'done 2026-11-19', 'done null', 'now 2026-11-20']],
  ['Verified', ['done 2026-11-18', 'done 2026-11-19', 'done null', 'now 2026-11-20']],
] as const)('of one that is %s', (status, expected) => {
  expect(states(status)).toEqual(expected);
});
