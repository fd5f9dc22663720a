import { refusalOf } from '../../../test/support/refusal.js';
import { dismissSignal, groupOf, isLookDue, openOn, reconcileSignals, type Signal } from './signal.js';

const AT = new Date('2026-11-25T10:00:00Z');
const signal = (changes: Partial<Signal> = {}): Signal => ({
  id: 1,
  certificateId: 5,
  kind: 'passport_elsewhere',
  evidence: { certificateIds: [3] },
  state: 'open',
  note: null,
  officerId: null,
  foundAt: new Date('2026-11-24T10:00:00Z'),
  settledAt: null,
  ...changes,
});
const found = { kind: 'passport_elsewhere', evidence: { certificateIds: [3] } } as const;

it('is still to come where a record under review was changed after the last look began', () => {
  const record = { status: 'Verifying', updatedAt: AT } as const;
  const earlier = new Date(AT.getTime() - 1);
  expect([null, earlier, AT].map((beganAt) => isLookDue(record, beganAt))).toEqual([true, true, false]);
  expect(isLookDue({ ...record, status: 'Rejected' }, null)).toBe(false);
});

it('is dismissed once, with a note', () => {
  const dismissed = dismissSignal(signal(), 'Twins', 9, AT);
  expect(dismissed).toEqual(signal({ state: 'dismissed', note: 'Twins', officerId: 9, settledAt: AT }));
  for (const state of ['dismissed', 'taken', 'ended'] as const) {
    expect(refusalOf(() => dismissSignal(signal({ state }), 'x', 9, AT)).reason).toBe('illegal_transition');
  }
});

it.each(['open', 'dismissed', 'taken'] as const)('stays %s while it rests on the same', (state) => {
  expect(reconcileSignals([signal({ state })], [found], AT)).toEqual({ added: [], ended: [] });
});

it.each(['open', 'dismissed', 'taken'] as const)(
  '%s ends where nothing is found, and opens anew on other grounds',
  (state) => {
    const ended = [signal({ state: 'ended', settledAt: AT })];
    expect(reconcileSignals([signal({ state })], [], AT)).toEqual({ added: [], ended });
    const other = { ...found, evidence: { certificateIds: [3, 4] } };
    expect(reconcileSignals([signal({ state })], [other], AT)).toEqual({ added: [other], ended });
  },
);

it('that ended is opened anew when it is found again', () => {
  expect(reconcileSignals([signal({ state: 'ended' })], [found], AT)).toEqual({ added: [found], ended: [] });
});

it('is about the group of its kind, or of the file that it tells of', () => {
  expect(groupOf(signal())).toBe('passport');
  expect(groupOf({ kind: 'file_elsewhere', evidence: { certificateIds: [3], group: 'ministry' } })).toBe('ministry');
  // As they were kept at first.
  expect(groupOf({ kind: 'file_elsewhere', evidence: { certificateIds: [3] } })).toBe('certificate');
});

it('that is open is found by its group', () => {
  const ofFile = signal({ id: 2, kind: 'file_elsewhere', evidence: { certificateIds: [3], group: 'ministry' } });
  const all = [signal(), ofFile, signal({ id: 3, state: 'dismissed' })];
  expect(openOn('passport', all)).toEqual([signal()]);
  expect(openOn('ministry', all)).toEqual([ofFile]);
  expect(openOn('certificate', all)).toEqual([]);
});
