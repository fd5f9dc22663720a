import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { CHECKED_GROUPS } from '../verdict/checks.js';
import { type Evidence } from '../verdict/evidence.js';
import { claimsOf, reportClaims } from './report.claims.js';
import { issueReport, type Report, type ReportPdf } from './report.js';

const DECIDED = new Date('2026-03-04T16:30:00Z');
const CORRECTED = new Date('2026-05-01T08:00:00Z');

function anEdition(edition: number, decidedAt: Date | null | 'no pdf'): Report {
  const issued = issueReport(aCertificate('Verified'), 'MYV-1', edition === 1 ? DECIDED : CORRECTED);
  const pdf: ReportPdf | null =
    decidedAt === 'no pdf' ? null : { key: 'k', sha256: 'ab', size: 1, renderedAt: CORRECTED, decidedAt };
  return { ...issued, id: edition, edition, supersededAt: null, withdrawnAt: null, reason: null, pdf };
}

describe('what a report may claim', () => {
  it.each(['verification', 'stamping'] as const)('of a %s: each group was accepted by the one decision', (type) => {
    const claims = reportClaims({ fields: { type }, edition: 1, issuedAt: DECIDED, evidence: null }, DECIDED);
    expect(claims).toEqual({
      type,
      checks: ['photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'].map((group) => ({
        group,
        verdict: 'accepted',
        at: DECIDED,
        office: 'MyVerify',
        method: 'stated',
      })),
      levels: null,
      correctedAt: null,
    });
    expect(claims.checks.map(({ group }) => group)).toEqual(CHECKED_GROUPS);
  });

  it('of a correction: the decision keeps its date, and the day of the correction is said', () => {
    const claims = reportClaims(
      { fields: { type: 'verification' }, edition: 2, issuedAt: CORRECTED, evidence: null },
      DECIDED,
    );
    expect(claims.correctedAt).toEqual(CORRECTED);
    expect(claims.checks.every(({ at }) => at === DECIDED)).toBe(true);
  });
});

const SEEN: Evidence = {
  checks: [{ group: 'passport', verdict: 'accepted', at: CORRECTED, office: 'MyVerify', method: 'each' }],
  levels: { passport: { level: 'seen', sources: [] } },
};

describe('what the paper of an edition says', () => {
  it('is what stood when it was issued, and nothing else, printed or not', () => {
    const said = { type: 'verification', ...SEEN, correctedAt: null };
    expect(claimsOf([{ ...anEdition(1, 'no pdf'), evidence: SEEN }])).toEqual(said);
    expect(claimsOf([{ ...anEdition(1, null), evidence: SEEN }])).toEqual(said);
  });

  it('is the one decision where an older process printed it', () => {
    const claims = claimsOf([{ ...anEdition(1, DECIDED), evidence: SEEN }]);
    expect([claims?.checks.length, claims?.levels]).toEqual([6, null]);
  });

  it('is what was noted with it', () => {
    expect(claimsOf([anEdition(1, DECIDED)])?.checks[0]).toMatchObject({ group: 'photo', at: DECIDED });
  });

  it('is itemised in no paper of before, nor taken from another edition', () => {
    expect(claimsOf([anEdition(1, null)])).toBeNull();
    expect(claimsOf([anEdition(2, null), anEdition(1, DECIDED)])).toBeNull();
  });

  it('will be itemised where it is still to be printed, also of a correction of an edition of before', () => {
    expect(claimsOf([anEdition(1, 'no pdf')])?.checks[0]?.at).toEqual(DECIDED);
    const claims = claimsOf([anEdition(2, 'no pdf'), anEdition(1, null)]);
    expect([claims?.checks[0]?.at, claims?.correctedAt]).toEqual([DECIDED, CORRECTED]);
  });

  it('is nothing where there is no edition', () => {
    expect(claimsOf([])).toBeNull();
  });
});
