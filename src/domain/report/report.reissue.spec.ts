import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { anAcceptance, hashesOf } from '../../../test/factories/verdict.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { CHECKED_GROUPS } from '../verdict/checks.js';
import { evidenceOn, type OnRecord } from '../verdict/evidence.js';
import type { ConfirmedValue } from '../verdict/levels.js';
import { issueReport, REISSUED, type Report } from './report.js';
import { reissueReport } from './report.reissue.js';

const ISSUED = new Date('2024-02-03T00:00:00Z');
const NOW = new Date('2024-06-01T10:00:00Z');
const CERTIFICATE = aCertificate('Verified');
const { form } = CERTIFICATE;

const ACCEPTED: OnRecord = {
  verdicts: CHECKED_GROUPS.map((group) => anAcceptance(group, {}, form)),
  hashes: hashesOf(form),
  confirmed: [],
};
const CONFIRMED: ConfirmedValue = {
  ...{ field: 'major', value: form.major ?? '', party: 'university', at: NOW, office: 'Registrar' },
  ...{ reference: 'REG/7', isRecorded: false },
};
const NAME: ConfirmedValue = { ...CONFIRMED, field: 'name', value: form.name ?? '' };
const NOTHING: OnRecord = { verdicts: [], hashes: new Map(), confirmed: [] };

function aReport(changes: Partial<Report> = {}): Report {
  const issued = issueReport(CERTIFICATE, 'MYV-00000-00000-00000', ISSUED, evidenceOn(form, ACCEPTED));
  return { ...issued, id: 31, supersededAt: null, withdrawnAt: null, reason: null, pdf: null, ...changes };
}

const reissue = (onRecord: OnRecord, changes: Partial<Report> = {}) =>
  reissueReport(CERTIFICATE, aReport(changes), onRecord, NOW);
const refused = (onRecord: OnRecord, changes: Partial<Report> = {}) => {
  const { reason, details } = refusalOf(() => reissue(onRecord, changes));
  return [reason, Object.keys(details.errors ?? {})];
};

describe('issuing a report anew', () => {
  it('makes the next edition of the same particulars, with what has come on record since', () => {
    const later = { ...ACCEPTED, confirmed: [CONFIRMED] };
    const { superseded, edition } = reissue(later);
    expect(superseded).toEqual(aReport({ status: 'superseded', supersededAt: NOW, reason: REISSUED }));
    const { number, certificateId, fields, photo } = aReport();
    expect(edition).toEqual({
      ...{ number, certificateId, fields, photo, edition: 2, status: 'current', issuedAt: NOW, erasedAt: null },
      evidence: evidenceOn(form, later),
    });
    expect(edition.evidence?.levels.major?.level).toBe('confirmed');
  });

  it('is refused where nothing is new, also of one that was read from its row', () => {
    expect(refused(ACCEPTED)).toEqual(['nothing_changed', []]);
    expect(refused(NOTHING, { evidence: null })).toEqual(['nothing_changed', []]);
  });

  it('is refused where it would say less: a group that was accepted is not any more', () => {
    const verdicts = ACCEPTED.verdicts.filter(({ group }) => group !== 'payment');
    expect(refused({ ...ACCEPTED, verdicts, confirmed: [CONFIRMED] })).toEqual(['verdicts_missing', ['payment']]);
  });

  it.each<[string, readonly ConfirmedValue[], readonly string[]]>([
    ['does not count any more, as its office disputes it', [], ['major', 'name']],
    ['counts of one field alone, whatever is new', [CONFIRMED, { ...CONFIRMED, party: 'ministry' }], ['name']],
    ["is another party's by now", [CONFIRMED, { ...NAME, party: 'ministry' }], ['name']],
  ])('is refused where it would say less: a confirmation that %s', (_, confirmed, lost) => {
    const evidence = evidenceOn(form, { ...ACCEPTED, confirmed: [CONFIRMED, NAME] });
    expect(refused({ ...ACCEPTED, confirmed }, { evidence })).toEqual(['confirmation_missing', lost]);
  });

  it('keeps what another answer of the same party confirms', () => {
    const evidence = evidenceOn(form, { ...ACCEPTED, confirmed: [CONFIRMED, NAME] });
    const again = [CONFIRMED, { ...NAME, at: NOW, reference: 'REG/8' }];
    expect(reissue({ ...ACCEPTED, confirmed: again }, { evidence }).edition.evidence?.confirmations).toHaveLength(2);
  });

  it('of an edition of before itemises what is on record', () => {
    const { evidence } = reissue({ ...NOTHING, confirmed: [CONFIRMED] }, { evidence: null }).edition;
    expect([evidence?.checks, evidence?.levels.name?.level, evidence?.levels.major?.level]).toEqual([
      [],
      'claimed',
      'confirmed',
    ]);
  });

  it.each([
    [{ status: 'withdrawn', withdrawnAt: ISSUED, reason: 'Forged' }, 'report_withdrawn'],
    [{ status: 'superseded', supersededAt: ISSUED, reason: 'Misspelt' }, 'report_superseded'],
  ] as const)('is refused of one that is %j', (changes, reason) => {
    expect(refused({ ...ACCEPTED, confirmed: [CONFIRMED] }, changes)).toEqual([reason, []]);
  });
});
