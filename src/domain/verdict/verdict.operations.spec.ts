import { aCertificate, aForm } from '../../../test/factories/certificate.factory.js';
import { aReason, hashesOf, REVIEWED } from '../../../test/factories/verdict.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { CHECKED_GROUPS } from './checks.js';
import { verdictRecorded, verdictsStated } from './verdict.audit.js';
import { statedVerdicts } from './verdict.js';
import { answersProblem, recordVerdict, type VerdictDraft } from './verdict.operations.js';

const BY = { officerId: 51, at: REVIEWED };
const DRAFT: VerdictDraft = {
  group: 'passport',
  verdict: 'accepted',
  answers: {},
  asOne: true,
  reasons: [],
  comment: null,
  internalNote: null,
  corrections: null,
};
const record = (draft: Partial<VerdictDraft>, certificate = aCertificate('Verifying'), errors = {}) =>
  recordVerdict(certificate, { ...DRAFT, ...draft }, hashesOf(certificate.form), BY, errors);
const refused = (draft: Partial<VerdictDraft>, certificate = aCertificate('Verifying'), errors = {}) => {
  const { reason, details } = refusalOf(() => record(draft, certificate, errors));
  return [reason, details.errors];
};

describe('a verdict', () => {
  it('answers what is open at one stroke, and says that it did', () => {
    const verdict = record({ answers: { 'passport.readable': 'cannot_tell' } });
    expect(verdict).toMatchObject({ certificateId: 12, version: 3, method: 'as_one', officerId: 51, at: REVIEWED });
    expect(verdict.answers).toEqual({
      'passport.holder': 'match',
      'passport.number': 'match',
      'passport.readable': 'cannot_tell',
    });
  });

  it('keeps what was looked at', () => {
    const form = aForm({ passportRemark: 'Renewed' });
    const { files, values, remark } = record({}, aCertificate('Verifying', { form }));
    expect(files).toEqual(form.passportPhotos.map((id) => ({ id, sha256: `sha256 of ${id}` })));
    const { name, birth, gender, nationality, passport } = form;
    expect([values, remark]).toEqual([{ name, birth, gender, nationality, passport }, 'Renewed']);
  });

  it('accepts where each check is answered and none differs', () => {
    const answers = { 'passport.holder': 'match', 'passport.number': 'match' } as const;
    expect(refused({ asOne: false, answers })).toEqual([
      'invalid_input',
      { answers: message('checks_unanswered', { checks: 'passport.readable' }) },
    ]);
    expect(refused({ answers: { 'passport.number': 'differs' } })).toEqual([
      'invalid_input',
      { answers: message('checks_differ', { checks: 'passport.number' }) },
    ]);
    const whole = { ...answers, 'passport.readable': 'cannot_tell' } as const;
    expect(record({ asOne: false, answers: whole })).toMatchObject({ method: 'each', answers: whole });
  });

  it('accepts nothing where there is nothing', () => {
    const empty = aCertificate('Verifying', { form: aForm({ passportPhotos: [] }) });
    expect(refused({}, empty)).toEqual(['invalid_input', { group: message('nothing_to_accept') }]);
    expect(record({ verdict: 'send_again', comment: 'Missing' }, empty).files).toEqual([]);
  });

  it.each(['send_again', 'refused'] as const)('of %s needs a reason or a comment', (verdict) => {
    expect(refused({ verdict })).toEqual(['invalid_input', { comment: message('verdict_reason_needed') }]);
    expect(record({ verdict, reasons: [aReason()] }).reasons).toEqual([aReason()]);
    expect(record({ verdict, comment: 'Cut off', asOne: false })).toMatchObject({ answers: {}, comment: 'Cut off' });
  });

  it('is told everything that is wrong at once', () => {
    const [, errors] = refused({ answers: { 'photo.face': 'match' } }, undefined, {
      version: message('version_needed'),
    });
    expect(errors).toEqual({
      answers: message('checks_of_other_group', { checks: 'photo.face' }),
      version: message('version_needed'),
    });
  });

  it('comes too late for what is verified', () => {
    expect(refused({}, aCertificate('Verified'))[0]).toBe('certificate_verified');
  });

  it.each([
    [undefined, null],
    [null, null],
    [{ a: 'match' }, null],
    ['match', 'json_object_needed'],
    [['match'], 'json_object_needed'],
    [{ a: 'yes' }, 'one_of_needed'],
    [{ a: 1 }, 'one_of_needed'],
  ])('answers sent as %j: %s', (given, code) => {
    expect(answersProblem(given)?.code ?? null).toBe(code);
  });
});

describe('a statement', () => {
  it('accepts each group, with every check', () => {
    const { form } = aCertificate();
    const stated = statedVerdicts({ id: 12, version: 4, form }, CHECKED_GROUPS, hashesOf(form), BY);
    expect(stated.map(({ group }) => group)).toEqual(CHECKED_GROUPS);
    expect(stated[4]).toMatchObject({
      verdict: 'accepted',
      method: 'stated',
      version: 4,
      answers: { 'ministry.stamp': 'match', 'ministry.stamping_date': 'match' },
      values: { ministryStampingTime: form.ministryStampingTime },
    });
  });
});

describe('the trail', () => {
  it('tells a verdict without its note, and never as a version of the record', () => {
    const said = { verdict: 'send_again', comment: 'Cut off', internalNote: 'Odd', reasons: [aReason()] } as const;
    const { after, ...entry } = verdictRecorded(record({ ...said, answers: { 'passport.number': 'differs' } }));
    expect(entry).toEqual({ actorId: 51, action: 'certificate.checked', subject: { type: 'certificate', id: '12' } });
    expect(after).toEqual({
      groups: ['passport'],
      verdict: 'send_again',
      method: 'as_one',
      ofVersion: 3,
      differs: ['passport.number'],
      cannotTell: [],
      reasons: ['Blurred scan'],
      reason: 'Cut off',
    });
  });

  it('tells a statement once', () => {
    const { form } = aCertificate();
    const entries = verdictsStated(statedVerdicts({ id: 12, version: 4, form }, ['photo', 'payment'], new Map(), BY));
    expect(entries).toMatchObject([{ after: { groups: ['photo', 'payment'], method: 'stated' } }]);
    expect(verdictsStated([])).toEqual([]);
  });
});

describe('a verdict on a verified record', () => {
  const verified = aCertificate('Verified');

  it('is about the values that the report is to say, or about those that it says', () => {
    const { values } = record({ corrections: { passport: 'E7654321' } }, verified);
    expect(values).toMatchObject({ passport: 'E7654321', name: verified.form.name });
    expect(record({ corrections: {} }, verified).values).toMatchObject({ passport: verified.form.passport });
  });

  it('is refused without them, for what no report certifies, and for values that cannot be', () => {
    expect(refused({}, verified)[0]).toBe('certificate_verified');
    const wrong = { email: 'x@example.com', birth: '2999-01-01', name: '' };
    expect(refused({ corrections: wrong }, verified)).toEqual([
      'invalid_input',
      { fields: expect.anything(), birth: expect.anything(), name: expect.anything() },
    ]);
    expect(refused({ corrections: 'name' }, verified)).toEqual(['invalid_input', { fields: expect.anything() }]);
  });

  it('has no corrections while it waits for a decision', () => {
    expect(refused({ corrections: {} })).toEqual([
      'invalid_input',
      { corrections: message('corrections_of_verified') },
    ]);
  });
});
