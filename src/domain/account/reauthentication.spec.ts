import { refusalOf } from '../../../test/support/refusal.js';
import { isFreshlyAuthenticated, REAUTHENTICATION_MS, refuseOldAuthentication } from './reauthentication.js';

const NOW = new Date('2026-11-24T09:00:00Z');
const DAY_MS = 24 * 3_600_000;
const shownAt = (ms: number) => ({ authenticatedAt: new Date(NOW.getTime() + ms) });

describe('what is done only by who has just shown who they are', () => {
  it('is free for ten minutes, and no longer', () => {
    expect(isFreshlyAuthenticated(shownAt(-REAUTHENTICATION_MS), NOW)).toBe(true);
    expect(isFreshlyAuthenticated(shownAt(-REAUTHENTICATION_MS - 1), NOW)).toBe(false);
  });

  it('is not free for a day after a clock that ran ahead was set back', () => {
    expect(isFreshlyAuthenticated(shownAt(DAY_MS), NOW)).toBe(false);
    expect(isFreshlyAuthenticated(shownAt(1_000), NOW)).toBe(true);
  });

  it('is refused with the reason that interfaces ask at', () => {
    expect(() => refuseOldAuthentication(shownAt(0), NOW)).not.toThrow();
    expect(refusalOf(() => refuseOldAuthentication(shownAt(-DAY_MS), NOW)).reason).toBe('reauthentication_required');
  });
});
