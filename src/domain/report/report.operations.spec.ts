import { anAdministrator, aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { aCertificate, aForm } from '../../../test/factories/certificate.factory.js';
import { anAcceptance, hashesOf } from '../../../test/factories/verdict.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { readCorrections } from '../certificate/certificate.correction.js';
import { type CertificateForm, CORRECTABLE_FIELDS } from '../certificate/certificate.fields.js';
import { message } from '../messages/message.js';
import { CHECKED_GROUPS, type CheckedGroup } from '../verdict/checks.js';
import { evidenceOn, type OnRecord } from '../verdict/evidence.js';
import type { ConfirmedValue } from '../verdict/levels.js';
import { issueReport, type Report } from './report.js';
import { allowedReportActions, correctReport, withdrawReport } from './report.operations.js';

const ISSUED = new Date('2024-02-03T00:00:00Z');
const NOW = new Date('2024-06-01T10:00:00Z');
const NUMBER = 'MYV-00000-00000-00000';
const CERTIFICATE = aCertificate('Verified');

function aReport(changes: Partial<Report> = {}): Report {
  const issued = issueReport(CERTIFICATE, NUMBER, ISSUED);
  return { ...issued, id: 31, supersededAt: null, withdrawnAt: null, reason: null, pdf: null, ...changes };
}

const ENDED = [
  [{ status: 'withdrawn', withdrawnAt: ISSUED, reason: 'Forged' }, 'report_withdrawn'],
  [{ status: 'superseded', supersededAt: ISSUED, reason: 'Misspelt' }, 'report_superseded'],
] as const;

const WRONG_REASONS = [
  [undefined, 'missing_fields'],
  [null, 'missing_fields'],
  ['', 'missing_fields'],
  [' \n ', 'missing_fields'],
  [7, 'invalid_input'],
  ['x'.repeat(2001), 'invalid_input'],
  ['with a \u0000', 'invalid_input'],
] as const;

describe('withdrawing a report', () => {
  test('keeps when and why', () => {
    expect(withdrawReport(aReport(), ' The degree was revoked.\nBy its university. ', NOW)).toEqual(
      aReport({ status: 'withdrawn', withdrawnAt: NOW, reason: 'The degree was revoked.\nBy its university.' }),
    );
  });

  test('takes a reason of 2000 characters', () => {
    expect(withdrawReport(aReport(), '字'.repeat(2000), NOW).reason).toHaveLength(2000);
  });

  test.each(ENDED)('is refused of one that is %j', (changes, reason) => {
    expect(refusalOf(() => withdrawReport(aReport(changes), 'Again', NOW)).reason).toBe(reason);
  });

  test.each(WRONG_REASONS)('is refused for the reason %j', (given, reason) => {
    const error = refusalOf(() => withdrawReport(aReport(), given, NOW));
    expect([error.reason, Object.keys(error.details.errors ?? {})]).toEqual([reason, ['reason']]);
  });
});

describe('correcting a report', () => {
  /** All groups were accepted, with the values as they are to be. */
  const accepted = (form: CertificateForm, groups: readonly CheckedGroup[] = CHECKED_GROUPS): OnRecord => ({
    verdicts: groups.map((group) => anAcceptance(group, {}, form)),
    hashes: hashesOf(form),
    confirmed: [],
  });
  const correct = (fields: unknown, reason: unknown = 'Misspelt', report = aReport(), certificate = CERTIFICATE) => {
    const { form } = readCorrections(fields, certificate.form, NOW);
    return correctReport(certificate, report, { fields, reason }, accepted(form), NOW);
  };

  test('makes the next edition under the same number and leaves the certificate verified', () => {
    const { id: _id, version: _version, ...before } = CERTIFICATE;
    const done = correct({ name: ' Wang  Xiaoming ', certNo: 'C-2' });
    expect(done.record).toEqual({
      ...before,
      form: aForm({ name: 'Wang Xiaoming', certNo: 'C-2' }),
      updatedAt: NOW,
    });
    expect(done.superseded).toEqual(aReport({ status: 'superseded', supersededAt: NOW, reason: 'Misspelt' }));
    expect(done.edition).toEqual({
      ...issueReport(CERTIFICATE, NUMBER, NOW),
      edition: 2,
      fields: { ...aReport().fields, name: 'Wang Xiaoming', certNo: 'C-2' },
      evidence: evidenceOn(done.record.form, accepted(done.record.form)),
    });
    expect(done.events).toEqual([{ type: 'corrected', reason: 'Misspelt', edition: 2 }]);
  });

  test('counts on from the edition that is corrected', () => {
    expect(correct({ major: 'Law' }, 'Again', aReport({ edition: 4 })).edition.edition).toBe(5);
  });

  test('shows another photo, which has to be accepted', () => {
    const fields = { avatar: '01hq3v6m8w2x4y6z8a0b2c4d6e' };
    const { edition, record } = correct(fields);
    expect([edition.photo, record.form.avatar]).toEqual([fields.avatar, fields.avatar]);
    const given = { fields, reason: 'Another person' };
    const { reason, details } = refusalOf(() =>
      correctReport(CERTIFICATE, aReport(), given, accepted(CERTIFICATE.form), NOW),
    );
    expect([reason, Object.keys(details.errors ?? {})]).toEqual(['verdicts_missing', ['photo']]);
  });

  test('keeps the photo of the edition where that is not corrected', () => {
    expect(correct({ major: 'Law' }, 'Why', aReport({ photo: null })).edition.photo).toBeNull();
  });

  test('empties what is not required', () => {
    expect(correct({ birth: null }).edition.fields.birth).toBeNull();
  });

  test.each(ENDED)('is refused of one that is %j', (changes, reason) => {
    expect(refusalOf(() => correct({ name: 'Wang' }, 'Why', aReport(changes))).reason).toBe(reason);
  });

  test('leaves the report of an erased account hidden, though it lacks what was erased', () => {
    const kept = aCertificate('Verified', {
      ownerId: null,
      form: aForm({ email: null, passportPhotos: [], certPhotos: [], transcriptPhotos: [], ministryPhotos: [] }),
    });
    const { edition } = correct({ major: 'Law' }, 'Wrong major', aReport({ erasedAt: ISSUED }), kept);
    expect(edition).toMatchObject({ edition: 2, erasedAt: ISSUED });
  });

  test.each(WRONG_REASONS)('is refused for the reason %j', (given, reason) => {
    const error = refusalOf(() => correct({ name: 'Wang' }, given === undefined ? null : given));
    expect([error.reason, Object.keys(error.details.errors ?? {})]).toEqual([reason, ['reason']]);
  });

  test.each([
    [{ name: '' }, 'missing_fields', ['name']],
    [{ passport: null, major: ' ' }, 'missing_fields', ['passport', 'major']],
    [{ gender: 'Other' }, 'invalid_input', ['gender']],
    [{ birth: '2024-06-02' }, 'invalid_input', ['birth']],
    [{ awardingTime: '2999-01-01' }, 'invalid_input', ['awardingTime']],
    [{ startTime: '2023-01-02', endTime: '2023-01-01' }, 'invalid_input', ['endTime']],
    [{ name: 'Wang', email: 'other@example.com' }, 'invalid_input', ['fields']],
    [{ type: 'stamping' }, 'invalid_input', ['fields']],
    [{ avatar: null }, 'missing_fields', ['avatar']],
    [{ avatar: 'nothing of ours' }, 'invalid_input', ['avatar']],
    [{ passportPhotos: [] }, 'invalid_input', ['fields']],
    [{}, 'invalid_input', ['fields']],
    [{ name: CERTIFICATE.form.name, birth: '1999-05-17' }, 'invalid_input', ['fields']],
    [undefined, 'invalid_input', ['fields']],
    [['name'], 'invalid_input', ['fields']],
    ['name', 'invalid_input', ['fields']],
  ])('is refused for the fields %j', (fields, reason, wrong) => {
    const error = refusalOf(() => correct(fields));
    expect([error.reason, Object.keys(error.details.errors ?? {})]).toEqual([reason, wrong]);
  });

  test('needs an acceptance of each group that it touches, with the values as they are to be', () => {
    const fields = { name: 'Wang Wu' };
    const { form } = readCorrections(fields, CERTIFICATE.form, NOW);
    const others = CHECKED_GROUPS.filter((group) => group !== 'passport' && group !== 'certificate');
    const refused = (onRecord: OnRecord) => {
      const given = { fields, reason: 'Misspelt' };
      const { reason, details } = refusalOf(() => correctReport(CERTIFICATE, aReport(), given, onRecord, NOW));
      return [reason, Object.keys(details.errors ?? {})];
    };
    expect(refused(accepted(CERTIFICATE.form))).toEqual(['verdicts_missing', ['passport', 'certificate']]);
    expect(refused(accepted(form, [...others, 'passport']))).toEqual(['verdicts_missing', ['certificate']]);
    const touched = accepted(form, ['passport', 'certificate']);
    const { edition } = correctReport(CERTIFICATE, aReport(), { fields, reason: 'Misspelt' }, touched, NOW);
    expect(edition.evidence?.checks.map(({ group }) => group)).toEqual(['passport', 'certificate']);
  });

  test('is refused while another group stands to be sent again: the paper would say so', () => {
    const fields = { name: 'Wang Wu' };
    const { form } = readCorrections(fields, CERTIFICATE.form, NOW);
    const onRecord = accepted(form);
    const objected = {
      ...onRecord,
      verdicts: [...onRecord.verdicts, anAcceptance('photo', { id: 99, verdict: 'send_again' }, form)],
    };
    const { reason, details } = refusalOf(() =>
      correctReport(CERTIFICATE, aReport(), { fields, reason: 'Misspelt' }, objected, NOW),
    );
    expect([reason, Object.keys(details.errors ?? {})]).toEqual(['verdicts_missing', ['photo']]);
  });

  test('is refused where it would drop a group that the edition says was accepted', () => {
    const report = aReport({ evidence: evidenceOn(CERTIFICATE.form, accepted(CERTIFICATE.form)) });
    const fields = { certNo: 'C-2' };
    const { form } = readCorrections(fields, CERTIFICATE.form, NOW);
    // Somebody has compared another passport number with the passport, and that correction was not released.
    const other = anAcceptance('passport', { id: 99 }, { ...form, passport: 'E9999999' });
    const onRecord = accepted(form);
    const outdated = { ...onRecord, verdicts: [...onRecord.verdicts, other] };
    const request = { fields, reason: 'Misread' };
    const { reason, details } = refusalOf(() => correctReport(CERTIFICATE, report, request, outdated, NOW));
    expect([reason, Object.keys(details.errors ?? {})]).toEqual(['verdicts_missing', ['passport']]);
    const again = anAcceptance('passport', { id: 100 }, form);
    const mended = { ...outdated, verdicts: [...outdated.verdicts, again] };
    const { evidence } = correctReport(CERTIFICATE, report, request, mended, NOW).edition;
    expect(evidence?.checks.map(({ group }) => group)).toEqual(CHECKED_GROUPS);
  });

  test('drops what was confirmed of another value', () => {
    const confirmed = (value: string): ConfirmedValue => ({
      ...{ field: 'certNo', value, party: 'university', at: ISSUED, office: null, reference: null, isRecorded: false },
    });
    const level = (value: string) => {
      const fields = { certNo: 'C-2' };
      const { form } = readCorrections(fields, CERTIFICATE.form, NOW);
      const onRecord = { ...accepted(form), confirmed: [confirmed(value)] };
      return correctReport(CERTIFICATE, aReport(), { fields, reason: 'Misread' }, onRecord, NOW).edition.evidence
        ?.levels.certNo?.level;
    };
    expect([level('C-1'), level('C-2')]).toEqual(['seen', 'confirmed']);
  });

  test('of an erased account, whose documents nobody can look at, keeps what it does not touch', () => {
    const { form } = CERTIFICATE;
    const report = aReport({ evidence: evidenceOn(form, accepted(form)), erasedAt: ISSUED });
    const nothing: OnRecord = { verdicts: [], hashes: new Map(), confirmed: [] };
    const { evidence } = correctReport(
      CERTIFICATE,
      report,
      { fields: { name: 'Wang Wu' }, reason: 'x' },
      nothing,
      NOW,
    ).edition;
    expect(evidence?.checks.map(({ group }) => group)).toEqual(['photo', 'transcript', 'ministry', 'payment']);
    expect(evidence?.levels).toMatchObject({
      name: { level: 'claimed' },
      passport: { level: 'claimed' },
      ministryStampingTime: { level: 'seen' },
    });
    expect(evidence?.levels).not.toHaveProperty('certNo');
  });

  test('tells everything that is wrong at once', () => {
    const request = { fields: { name: '', birth: 'x' }, reason: ' ', errors: { version: message('version_needed') } };
    const error = refusalOf(() => correctReport(CERTIFICATE, aReport(), request, accepted(CERTIFICATE.form), NOW));
    expect(error.reason).toBe('invalid_input');
    expect(Object.keys(error.details.errors ?? {}).sort()).toEqual(['birth', 'name', 'reason', 'version']);
  });

  test('may touch the photo and all that is certified but the service that was paid for', () => {
    expect([...CORRECTABLE_FIELDS, 'type'].sort()).toEqual(['avatar', ...Object.keys(aReport().fields)].sort());
  });
});

describe('what may be done with an edition', () => {
  test('depends on the permissions and on whether it is in force', () => {
    const may = [
      [anAdministrator(), ['withdraw', 'correct', 'reissue']],
      [aStaffMember(['reports.withdraw']), ['withdraw']],
      [aStaffMember(['reports.withdraw', 'certificates.read']), ['withdraw', 'correct']],
      [aStaffMember(['certificates.review']), ['reissue']],
      [aStudent(), []],
      [aStaffMember(['certificates.read', 'audit.read']), []],
    ] as const;
    for (const [actor, actions] of may) {
      expect(allowedReportActions(actor, aReport())).toEqual(actions);
      for (const [changes] of ENDED) expect(allowedReportActions(actor, aReport(changes))).toEqual([]);
    }
  });
});
