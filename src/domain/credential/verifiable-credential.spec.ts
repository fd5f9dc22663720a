import { createHash } from 'node:crypto';
import { aCertificate, aForm } from '../../../test/factories/certificate.factory.js';
import { type CertificateType } from '../certificate/certificate.fields.js';
import { issueReport } from '../report/report.js';
import type { ReadyReport } from '../report/report.readiness.js';
import { reportContext, verifiableCredential } from './verifiable-credential.js';

const NOW = new Date('2026-03-01T04:05:06.789Z');
const SHA = 'ab'.repeat(32);
const ISSUER = 'https://verify.example';
const addresses = { issuer: ISSUER, checkPage: `${ISSUER}/check/MYV-1` };

const DECIDED = new Date('2026-02-27T01:02:03.456Z');
const place = { list: 2, position: 94_567 };

function aReport(decidedAt: Date | null, type: CertificateType = 'verification'): ReadyReport {
  const form = aForm({ level: 'Master', certNo: null, type });
  return {
    ...issueReport(aCertificate('Verified', { form }), 'MYV-1', NOW),
    id: 3,
    supersededAt: null,
    withdrawnAt: null,
    reason: null,
    pdf: { key: 'reports/1.pdf', sha256: SHA, size: 1, renderedAt: NOW, decidedAt },
  };
}

const copy = verifiableCredential(aReport(DECIDED), addresses, place);

describe('a verifiable credential', () => {
  it('says what the report certifies, which report that is, and where its status is told', () => {
    expect(copy).toEqual({
      '@context': ['https://www.w3.org/ns/credentials/v2', `${ISSUER}/api/v1/credential-contexts/report-v2`],
      id: `${ISSUER}/check/MYV-1#edition-1`,
      type: ['VerifiableCredential', 'VerifiedAcademicCertificate'],
      issuer: { id: ISSUER, name: 'MyVerify' },
      validFrom: '2026-03-01T04:05:06.789Z',
      name: 'Verification report MYV-1',
      credentialSubject: {
        service: 'verification',
        name: 'Wang Xiaoming 王小明',
        gender: 'Male',
        birthDate: '1999-05-17',
        nationality: 'China',
        passportNumber: 'E12345678',
        university: 'Universiti Malaya',
        major: 'Computer Science',
        level: 'Master',
        ministryStampingDate: '2023-09-01',
        awardingDate: '2023-07-15',
        report: { number: 'MYV-1', edition: 1, sha256: SHA, checkPage: `${ISSUER}/check/MYV-1` },
      },
      evidence: ['photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'].map((group) => ({
        type: ['FormalReview'],
        group,
        verdict: 'accepted',
        method: 'stated',
        at: '2026-02-27T01:02:03.456Z',
      })),
      credentialStatus: {
        id: `${ISSUER}/api/v1/status-lists/2#94567`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: '94567',
        statusListCredential: `${ISSUER}/api/v1/status-lists/2`,
      },
    });
  });

  it('of an edition that keeps what stood says it by group and by field, in the words of a context of its own', () => {
    const answered = { at: DECIDED, office: 'Registrar' };
    const evidence = {
      checks: [{ group: 'passport', verdict: 'accepted', at: DECIDED, office: 'MyVerify', method: 'each' }],
      levels: { passport: { level: 'seen', sources: [] }, birth: { level: 'claimed', sources: [] } },
      confirmations: [
        { party: 'university', ...answered, reference: 'REG/7', isRecorded: false, fields: ['certNo', 'awardingTime'] },
        { party: 'ministry', at: DECIDED, office: null, reference: null, isRecorded: true, fields: ['level'] },
      ],
    } as const;
    const said = verifiableCredential({ ...aReport(null), evidence }, addresses, place);
    expect(said.evidence).toEqual([
      {
        type: ['FormalReview'],
        ...{ group: 'passport', verdict: 'accepted', method: 'each', office: 'MyVerify' },
        at: '2026-02-27T01:02:03.456Z',
      },
      { type: ['FieldEvidence'], certifiedField: 'passportNumber', evidenceLevel: 'seen' },
      { type: ['FieldEvidence'], certifiedField: 'birthDate', evidenceLevel: 'claimed' },
      {
        type: ['Confirmation'],
        ...{ party: 'university', at: '2026-02-27T01:02:03.456Z', office: 'Registrar', reference: 'REG/7' },
        certifiedField: ['certificateNumber', 'awardingDate'],
      },
      {
        type: ['Confirmation'],
        ...{ party: 'ministry', at: '2026-02-27T01:02:03.456Z', answerRecordedBy: 'MyVerify' },
        certifiedField: ['level'],
      },
    ]);
    expect(said['@context'][1]).toMatch(/report-v3$/);
    const words = reportContext(ISSUER, 3)['@context'];
    const used = (said.evidence ?? []).flatMap(({ type, ...one }) => [...type, ...Object.keys(one)]);
    for (const word of used) expect(words).toHaveProperty(word);
    expect(reportContext(ISSUER, 2)['@context']).not.toHaveProperty('office');
  });

  it('of a stamping does not pass for a verified certificate', () => {
    const { type, credentialSubject } = verifiableCredential(aReport(DECIDED, 'stamping'), addresses, place);
    expect(type).toEqual(['VerifiableCredential', 'VerifiedMinistryStamping']);
    expect(credentialSubject).toMatchObject({ service: 'stamping' });
  });

  it('of a paper that does not itemise what was checked is what it always was', () => {
    const { evidence: _, ...rest } = copy;
    const before = verifiableCredential(aReport(null), addresses, place);
    expect(before).toEqual({ ...rest, '@context': [rest['@context'][0], expect.stringMatching(/report-v1$/)] });
    expect(verifiableCredential(aReport(null, 'stamping'), addresses, place).type).toEqual(rest.type);
  });

  it.each([
    [1, '01818177cd037e4279efc2ba160ed0c79bdaf1fdbf8fcbe713a96d4cf8f87975'],
    [2, 'a2fa6e97ac66e2c8823c6383b696b7738dd72697e31d93dee11787273c7c9458'],
    [3, 'c8464b3be8c5b105e4d1f74dfaf69c9a27948a6a98814ce13613c035cb87f037'],
  ] as const)('has words of version %i that never change: another wording is another version', (version, sha256) => {
    const text = JSON.stringify(reportContext('https://issuer.example', version));
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
  });

  it('uses no word that neither the data model nor its own context knows', () => {
    for (const version of [1, 2] as const) {
      const own = Object.keys(reportContext(ISSUER, version)['@context']);
      const { name: _, ...rest }: Record<string, unknown> = copy.credentialSubject;
      const about = copy.credentialSubject.report;
      for (const word of [...Object.keys(rest), ...Object.keys(about), copy.type[1]]) expect(own).toContain(word);
      // The data model has given these a meaning that no other context may change.
      for (const word of ['id', 'type', 'name', 'description', 'issuer', 'validFrom', 'evidence']) {
        expect(own).not.toContain(word);
      }
    }
    const own = Object.keys(reportContext(ISSUER, 2)['@context']);
    const said = (copy.evidence ?? []).flatMap(({ type, ...words }) => [...type, ...Object.keys(words)]);
    for (const word of [...said.filter((one) => one !== 'type'), 'VerifiedMinistryStamping'])
      expect(own).toContain(word);
    expect(Object.keys(reportContext(ISSUER, 1)['@context'])).not.toContain('FormalReview');
  });

  it('of the forms for verifiers that look keys up by a DID is the same, but for the names of issuer and list', () => {
    for (const format of ['jwt_vc_json', 'ldp_vc'] as const) {
      const list = `${ISSUER}/api/v1/status-lists/2?format=${format}`;
      expect(verifiableCredential(aReport(DECIDED), addresses, place, format)).toEqual({
        ...copy,
        issuer: { id: 'did:web:verify.example', name: 'MyVerify' },
        credentialStatus: { ...copy.credentialStatus, id: `${list}#94567`, statusListCredential: list },
      });
    }
  });
});
