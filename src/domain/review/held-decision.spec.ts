import { aReviewer, aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { decisionDropped, decisionHeld, decisionUndone } from './held-decision.audit.js';
import { DROP_CAUSES, type HeldDecision, holdDecision, obstacleTo, timed, validateUndo } from './held-decision.js';

const NOW = new Date('2026-03-02T00:00:00Z');
const UNTIL = new Date('2026-03-02T00:01:00Z');
const ORDER = { certificateId: 17, action: 'reject', version: 4, reason: 'No stamp.', groups: ['ministry'] } as const;
const HELD: HeldDecision = { ...ORDER, id: 5, decidedBy: 51, decidedAt: NOW, until: UNTIL };
const reviewer = { permissions: ['certificates.review'] as const };
const RECORD = { ownerId: 7 };

describe('a held decision', () => {
  it('tells how many seconds are left, whole ones, and none once it is over', () => {
    const left = (now: string) => timed(HELD, new Date(now)).secondsLeft;
    expect(left(NOW.toISOString())).toBe(60);
    expect(left(new Date(UNTIL.getTime() - 1).toISOString())).toBe(1);
    expect([left(UNTIL.toISOString()), left('2030-01-01T00:00:00Z')]).toEqual([0, 0]);
  });

  it('keeps what was decided about which version, and until when it may be undone', () => {
    expect(holdDecision(ORDER, 51, NOW, { seconds: 60 }, null)).toEqual({
      ...ORDER,
      decidedBy: 51,
      decidedAt: NOW,
      until: UNTIL,
    });
    const approval = holdDecision({ certificateId: 17, action: 'approve', version: 4 }, 51, NOW, { seconds: 1 }, null);
    expect(approval).toMatchObject({ reason: null, groups: [], until: new Date('2026-03-02T00:00:01Z') });
  });

  it('is one of a record', () => {
    const refusal = refusalOf(() => holdDecision(ORDER, 52, NOW, { seconds: 60 }, HELD));
    expect(refusal.reason).toBe('decision_pending');
  });

  it('is undone by any reviewer, and by nobody else', () => {
    expect(validateUndo(aReviewer(51), RECORD, HELD)).toBe(HELD);
    expect(validateUndo(aReviewer(52), RECORD, HELD)).toBe(HELD);
    expect(refusalOf(() => validateUndo(aStudent(8), RECORD, HELD)).reason).toBe('not_found');
    expect(refusalOf(() => validateUndo(aStudent(7), RECORD, HELD)).reason).toBe('forbidden');
    expect(refusalOf(() => validateUndo(aStaffMember(['certificates.read']), RECORD, HELD)).reason).toBe('forbidden');
  });

  it('cannot be undone where there is none; who may not is not told', () => {
    expect(refusalOf(() => validateUndo(aReviewer(), RECORD, null)).reason).toBe('decision_not_pending');
    expect(refusalOf(() => validateUndo(aStudent(7), RECORD, null)).reason).toBe('forbidden');
  });

  it.each([
    ['nothing', { version: 4 }, { user: { status: 'active' as const }, role: reviewer }, null],
    ['a record that is gone', null, { user: { status: 'active' as const }, role: reviewer }, 'removed'],
    ['another version', { version: 5 }, { user: { status: 'active' as const }, role: reviewer }, 'changed'],
    [
      'an officer who is disabled',
      { version: 4 },
      { user: { status: 'disabled' as const }, role: reviewer },
      'officer',
    ],
    [
      'an officer without the right',
      { version: 4 },
      { user: { status: 'active' as const }, role: { permissions: [] } },
      'officer',
    ],
    ['an officer without a role', { version: 4 }, { user: { status: 'active' as const }, role: undefined }, 'officer'],
    ['an officer who is gone', { version: 4 }, null, 'officer'],
  ])('is kept from being carried out by %s', (_what, record, officer, cause) => {
    expect(obstacleTo(HELD, record, officer)).toBe(cause);
  });

  it('is in the trail with who decided and who ended it', () => {
    const subject = { type: 'certificate', id: '17' };
    expect(decisionHeld(HELD)).toEqual({
      actorId: 51,
      action: 'decision.held',
      subject,
      after: { decision: 'reject', until: '2026-03-02T00:01:00.000Z', reason: 'No stamp.', groups: ['ministry'] },
    });
    const after = { decision: 'reject', decidedBy: 51 };
    expect(decisionUndone(52, HELD)).toEqual({ actorId: 52, action: 'decision.undone', subject, after });
    for (const cause of DROP_CAUSES) {
      expect(decisionDropped(null, HELD, cause)).toEqual({
        actorId: null,
        action: 'decision.dropped',
        subject,
        after: { ...after, cause },
      });
    }
  });
});
