import { anAdministrator, aReviewer, aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { authoriseClaim, type CertificateClaim, CLAIM_MS, claimOf, holder, isLive } from './claim.js';

const NOW = new Date('2026-03-01T04:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe('a claim', () => {
  const asked = claimOf(aReviewer(51), 12, NOW);
  const held = (userId: number, until: Date): CertificateClaim => ({ certificateId: 12, userId, until });

  it('lasts for five minutes', () => {
    expect(asked).toEqual({ certificateId: 12, userId: 51, until: later(5 * 60_000) });
    expect(isLive(asked, later(CLAIM_MS - 1))).toBe(true);
    expect(isLive(asked, later(CLAIM_MS))).toBe(false);
  });

  it.each<[string, CertificateClaim | null, 'asked' | 'held']>([
    ['is taken where there is none', null, 'asked'],
    ['is renewed by who has it', held(51, later(1)), 'asked'],
    ['is taken again after it ran out', held(51, later(-1)), 'asked'],
    ['is taken over the moment another runs out', held(52, NOW), 'asked'],
    ['stays with another while it lasts', held(52, later(1)), 'held'],
  ])('%s', (_, current, who) => {
    expect(holder(current, asked, NOW)).toBe(who === 'asked' ? asked : current);
  });
});

describe('who may claim', () => {
  const refusal = (reason: string) => expect.objectContaining({ name: 'DomainError', reason });

  it.each(['Unverified', 'Verifying', 'Rejected'] as const)('reviewers may what is %s', (status) => {
    for (const actor of [aReviewer(), anAdministrator()])
      expect(() => authoriseClaim(aCertificate(status), actor)).not.toThrow();
  });

  it('nobody what is verified', () => {
    expect(() => authoriseClaim(aCertificate('Verified'), aReviewer())).toThrow(refusal('certificate_verified'));
  });

  it('readers and the owner may not, and strangers learn nothing', () => {
    const record = aCertificate('Verified', { ownerId: 7 });
    expect(() => authoriseClaim(record, aStaffMember(['certificates.read']))).toThrow(refusal('forbidden'));
    expect(() => authoriseClaim(record, aStudent(7))).toThrow(refusal('forbidden'));
    expect(() => authoriseClaim(record, aStudent(8))).toThrow(refusal('not_found'));
    expect(() => authoriseClaim(record, aStaffMember(['news.manage']))).toThrow(refusal('not_found'));
  });
});
