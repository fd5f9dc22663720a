import { refusalOf } from '../../../test/support/refusal.js';
import { askFor, finishRequest } from './data-request.js';

const NOON = new Date('2026-03-01T04:00:00Z');

it('is to be answered within 21 days', () => {
  expect(askFor('export', 7, NOON)).toEqual({
    kind: 'export',
    userId: 7,
    askedAt: NOON,
    dueAt: new Date('2026-03-22T04:00:00Z'),
  });
});

it('is done once, by whoever was first', () => {
  const open = { ...askFor('erasure', 7, NOON), id: 3, doneAt: null, doneBy: null };
  const done = finishRequest(open, 50, NOON);
  expect(done).toEqual({ ...open, doneAt: NOON, doneBy: 50 });
  expect(refusalOf(() => finishRequest(done, 51, NOON)).reason).toBe('illegal_transition');
});
