import { findMailSignals } from './find-mail-signals.js';
import { groupOf, openOn, reconcileSignals, type Signal } from './signal.js';

const since = new Date('2026-03-01T08:00:00Z');
const [found] = findMailSignals({ since });
const signal: Signal = {
  id: 1,
  certificateId: 4711,
  kind: 'mail_returned',
  evidence: found?.evidence ?? {},
  state: 'open',
  note: null,
  officerId: null,
  foundAt: since,
  settledAt: null,
};

it('mails that come back are told with the day since when, and those that arrive are not', () => {
  expect(found).toEqual({ kind: 'mail_returned', evidence: { day: '2026-03-01' } });
  expect(findMailSignals(null)).toEqual([]);
});

it('is of no group of documents: no verdict on one takes it', () => {
  expect(groupOf(signal)).toBeNull();
  for (const group of ['passport', 'certificate', 'payment'] as const) expect(openOn(group, [signal])).toEqual([]);
});

it('stays one while mails go on coming back, and ends with that', () => {
  expect(reconcileSignals([signal], findMailSignals({ since }), since)).toEqual({ added: [], ended: [] });
  expect(reconcileSignals([signal], [], since).ended).toHaveLength(1);
});
