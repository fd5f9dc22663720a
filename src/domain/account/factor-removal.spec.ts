import { anAdministrator, aStaffMember } from '../../../test/factories/actor.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { removalStep } from './factor-removal.js';
import { SHARED_WISH_MS } from './two-administrators.js';

const NOW = new Date('2026-11-24T09:00:00Z');
const asked = (askedBy: number, ago = 0) => ({ askedBy, askedAt: new Date(NOW.getTime() - ago) });

describe('removing all factors of somebody', () => {
  it('is asked for by one administrator and done by another, within a day', () => {
    expect(removalStep(anAdministrator(1), 9, null, NOW)).toBe('ask');
    expect(removalStep(anAdministrator(1), 9, asked(1), NOW)).toBe('ask');
    expect(removalStep(anAdministrator(2), 9, asked(1, SHARED_WISH_MS), NOW)).toBe('remove');
    expect(removalStep(anAdministrator(2), 9, asked(1, SHARED_WISH_MS + 1), NOW)).toBe('ask');
  });

  it('is for nobody else, and of nobody’s own', () => {
    const refused = (work: () => unknown) => refusalOf(work).reason;
    expect(refused(() => removalStep(aStaffMember(['users.manage']), 9, asked(1), NOW))).toBe('forbidden');
    expect(refused(() => removalStep(anAdministrator(9), 9, asked(1), NOW))).toBe('forbidden');
  });
});
