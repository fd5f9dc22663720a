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

function aCorrection(edition: number, decidedAt: Date | null | 'no pdf'): Report {
  const made = anEdition(edition, decidedAt);
  return { ...made, fields: { ...made.fields, name: 'Wang Wu' } };
}

describe('what a report may claim', () => {
  it.each(['verification', 'stamping'] as const)('of a %s: each group was accepted by the one decision', (type) => {
    const edition = anEdition(1, null);
    const claims = reportClaims({ ...edition, fields: { ...edition.fields, type } }, [edition], DECIDED);
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
      confirmations: [],
      correctedAt: null,
    });
    expect(claims.checks.map(({ group }) => group)).toEqual(CHECKED_GROUPS);
  });

  it('of a correction: the decision keeps its date, and the day of the correction is said', () => {
    const [second, first] = [aCorrection(2, null), anEdition(1, null)];
    const claims = reportClaims(second, [second, first], DECIDED);
    expect(claims.correctedAt).toEqual(CORRECTED);
    expect(claims.checks.every(({ at }) => at === DECIDED)).toBe(true);
  });

  it('of an edition that was issued anew: it corrects nothing, and keeps the day of a correction before it', () => {
    const [second, first] = [anEdition(2, null), anEdition(1, null)];
    expect(reportClaims(second, [second, first], DECIDED).correctedAt).toBeNull();
    const fields = { ...first.fields, name: 'Wang Wu' };
    const third = { ...anEdition(3, null), fields, issuedAt: new Date('2026-07-01T08:00:00Z') };
    expect(reportClaims(third, [third, aCorrection(2, null), first], DECIDED).correctedAt).toEqual(CORRECTED);
  });
});

const SEEN: Evidence = {
  checks: [{ group: 'passport', verdict: 'accepted', at: CORRECTED, office: 'MyVerify', method: 'each' }],
  levels: { passport: { level: 'seen', sources: [] } },
  confirmations: [
    {
      party: 'university',
      at: CORRECTED,
      office: 'Registrar',
      reference: 'REG/7',
      isRecorded: false,
      fields: ['certNo'],
    },
  ],
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
    const claims = claimsOf([aCorrection(2, 'no pdf'), anEdition(1, null)]);
    expect([claims?.checks[0]?.at, claims?.correctedAt]).toEqual([DECIDED, CORRECTED]);
  });

  it('is nothing where there is no edition', () => {
    expect(claimsOf([])).toBeNull();
  });
});
