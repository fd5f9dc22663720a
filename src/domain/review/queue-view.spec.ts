import { startOfDay } from '../shared/calendar.js';
import { filterOfView, QUEUE_VIEWS, withView } from './queue-view.js';

const NOW = new Date('2026-03-10T02:00:00Z');

describe('a view of the queue', () => {
  it('narrows the list', () => {
    expect(Object.fromEntries(QUEUE_VIEWS.map((view) => [view, filterOfView(view, 51, NOW, 5)]))).toEqual({
      mine: { status: 'Verifying', undecided: true, assignedTo: 51 },
      free: { status: 'Verifying', undecided: true, assignedTo: null },
      applicant: { returned: true },
      university: { asked: { party: 'university' } },
      ministry: { asked: { party: 'ministry' } },
      answerOverdue: { asked: { lateAt: NOW } },
      overdue: { status: 'Verifying', undecided: true, appliedUntil: startOfDay('2026-03-03') },
      decidedToday: { decidedSince: startOfDay('2026-03-10') },
      signals: { status: 'Verifying', undecided: true, signal: 'any' },
    });
  });

  it('is met together with the other filters', () => {
    const overdue = filterOfView('overdue', 51, NOW, 5);
    const [early, late] = [startOfDay('2026-01-01'), startOfDay('2026-04-01')];
    expect(withView({ appliedUntil: early }, overdue)).toEqual({
      status: 'Verifying',
      undecided: true,
      appliedUntil: early,
    });
    expect(withView({ appliedUntil: late }, overdue)).toEqual(overdue);
    const today = filterOfView('decidedToday', 51, NOW, 5);
    expect(withView({ decidedSince: early }, today)).toEqual(today);
    expect(withView({ decidedSince: late }, today)).toEqual({ decidedSince: late });
    const signals = filterOfView('signals', 51, NOW, 5);
    expect(withView({}, signals)).toEqual(signals);
    expect(withView({ signal: 'passport_expired' }, signals)).toEqual({ ...signals, signal: 'passport_expired' });
    expect(withView({ signal: 'passport_expired' }, filterOfView('applicant', 51, NOW, 5))).toEqual({
      returned: true,
      signal: 'passport_expired',
    });
  });

  it('finds nothing where another filter contradicts it', () => {
    expect(withView({ status: 'Rejected' }, filterOfView('mine', 51, NOW, 5))).toBeNull();
    expect(withView({ assignedTo: 52 }, filterOfView('mine', 51, NOW, 5))).toBeNull();
    expect(withView({ assignedTo: 51 }, filterOfView('free', 51, NOW, 5))).toBeNull();
    expect(withView({ status: 'Verifying', assignedTo: 51 }, filterOfView('mine', 51, NOW, 5))).not.toBeNull();
  });
});
