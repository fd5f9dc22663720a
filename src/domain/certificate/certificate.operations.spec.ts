import { aReviewer, aStudent } from '../../../test/factories/actor.factory.js';
import { aCertificate, aForm } from '../../../test/factories/certificate.factory.js';
import {
  by,
  complete,
  given,
  NOW,
  NUMBER,
  reviewer,
  student,
} from '../../../test/factories/certificate-change.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { EMPTY_FORM } from './certificate.fields.js';
import { missingFields, readForm } from './certificate.form.js';
import { applyFor, authenticate, reject, saveDraft } from './certificate.operations.js';

describe('saving a draft', () => {
  test('makes a record of the student out of an empty form, with the email of the account', () => {
    const { record, events } = saveDraft(null, given(EMPTY_FORM), student);
    expect(record).toEqual({
      status: 'Unverified',
      ownerId: 7,
      createdBy: 7,
      form: { ...EMPTY_FORM, email: 'student7@example.com' },
      reportNumber: null,
      rejectReason: null,
      appliedAt: null,
      decidedAt: null,
      decidedBy: null,
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(events).toEqual([{ type: 'saved' }]);
  });

  test("a student's new record is their own whatever owner is given", () => {
    expect(saveDraft(null, complete, by(aStudent(7), 8)).record.ownerId).toBe(7);
  });

  test('takes an application back from review', () => {
    expect(saveDraft(aCertificate('Verifying'), complete, student).record.status).toBe('Unverified');
  });

  test('leaves a rejected record rejected, with its reason and its history', () => {
    const current = aCertificate('Rejected');
    const { id: _id, version: _version, ...before } = current;
    const changed = given(aForm({ major: 'Law' }));
    for (const context of [student, reviewer]) {
      const { record } = saveDraft(current, changed, context);
      expect(record).toEqual({ ...before, form: changed.form, updatedAt: NOW });
    }
  });

  test('by a reviewer keeps the status and the owner, and takes any email', () => {
    const form = aForm({ email: 'other@example.com' });
    const { record } = saveDraft(aCertificate('Verifying'), given(form), by(aReviewer(51), 99));
    expect(record).toMatchObject({ status: 'Verifying', ownerId: 7, createdBy: 7, form });
  });

  test('by a reviewer makes a record of the owner given, or of nobody', () => {
    expect(saveDraft(null, complete, by(aReviewer(51), 9)).record).toMatchObject({ ownerId: 9, createdBy: 51 });
    expect(saveDraft(null, complete, reviewer).record).toMatchObject({ ownerId: null, createdBy: 51 });
  });

  test('by a reviewer finds the owner of a record that had none', () => {
    const ownerless = aCertificate('Unverified', { ownerId: null, createdBy: 51 });
    expect(saveDraft(ownerless, complete, by(aReviewer(51), 9)).record.ownerId).toBe(9);
  });

  test('refuses what is malformed, with the text of the field, and misses nothing', () => {
    const refusal = refusalOf(() => saveDraft(null, readForm({ birth: 'yesterday' }, EMPTY_FORM), student));
    expect(refusal.reason).toBe('invalid_input');
    expect(refusal.details.errors).toEqual({ birth: refusal.said });
  });

  test('refuses days after today, where today is a day in Malaysia', () => {
    const lateEvening = { ...student, now: new Date('2024-06-01T16:30:00Z') };
    const form = given(aForm({ awardingTime: '2024-06-02' }));
    expect(saveDraft(null, form, lateEvening).record.form.awardingTime).toBe('2024-06-02');
    expect(refusalOf(() => saveDraft(null, form, student)).details.errors).toHaveProperty('awardingTime');
  });
});

describe('applying', () => {
  test.each([null, 'Unverified', 'Verifying', 'Rejected'] as const)('from %s gives Verifying', (status) => {
    const { record, events } = applyFor(status && aCertificate(status), complete, student);
    expect(record).toMatchObject({
      status: 'Verifying',
      ownerId: 7,
      form: aForm(),
      appliedAt: NOW,
      updatedAt: NOW,
      rejectReason: null,
      decidedAt: null,
      decidedBy: null,
      reportNumber: null,
    });
    expect(events).toEqual([{ type: 'applied' }]);
  });

  test('misses every required field at once', () => {
    const refusal = refusalOf(() => applyFor(null, given(EMPTY_FORM), student));
    const { email: _email, ...missing } = missingFields(EMPTY_FORM);
    expect(refusal.reason).toBe('missing_fields');
    expect(refusal.details.errors).toEqual(missing);
    expect(refusal.message).toMatch(/^Please complete: name, gender, nationality, passport number, photo, /);
  });

  test('a single missing field is asked for in the message', () => {
    const refusal = refusalOf(() => applyFor(null, given(aForm({ name: null })), student));
    expect(refusal.said).toEqual(message('required', { label: 'name' }));
  });

  test('tells malformed and missing fields together', () => {
    const reading = readForm({ birth: 'x', name: 'n'.repeat(121), ministryStampingTime: '2030-01-01' }, EMPTY_FORM);
    const refusal = refusalOf(() => applyFor(null, reading, student));
    expect(refusal.reason).toBe('invalid_input');
    expect(refusal.details.errors).toMatchObject({
      birth: message('day_expected', { label: 'date of birth' }),
      name: message('too_long', { label: 'name', max: 120 }),
      ministryStampingTime: message('day_in_future', { label: 'MoHE stamping date' }),
      gender: message('choice_required', { label: 'gender' }),
    });
  });
});

describe('authenticating', () => {
  test.each([null, 'Unverified', 'Verifying', 'Rejected'] as const)('from %s gives Verified', (status) => {
    const current = status && aCertificate(status);
    const { record, events } = authenticate(current, complete, NUMBER, reviewer);
    expect(record).toMatchObject({
      status: 'Verified',
      ownerId: current ? 7 : null,
      reportNumber: NUMBER,
      rejectReason: null,
      appliedAt: current?.appliedAt ?? NOW,
      decidedAt: NOW,
      decidedBy: 51,
      updatedAt: NOW,
    });
    expect(events).toEqual([{ type: 'verified', reportNumber: NUMBER }]);
  });

  test('without a form approves the record as it stands', () => {
    const form = aForm({ major: 'Law' });
    expect(authenticate(aCertificate('Verifying', { form }), null, NUMBER, reviewer).record.form).toEqual(form);
  });

  test('refuses an incomplete record, given or as it stands', () => {
    const form = aForm({ paymentPhotos: [] });
    const refusals = [
      refusalOf(() => authenticate(aCertificate('Verifying', { form }), null, NUMBER, reviewer)),
      refusalOf(() => authenticate(aCertificate('Verifying'), given(form), NUMBER, reviewer)),
      refusalOf(() => authenticate(null, given(form), NUMBER, reviewer)),
    ];
    for (const refusal of refusals) {
      expect(refusal.reason).toBe('missing_fields');
      expect(refusal.details.errors).toEqual({ paymentPhotos: message('files_required') });
    }
  });
});

describe('rejecting', () => {
  test.each(['Unverified', 'Verifying', 'Rejected'] as const)('from %s stores the tidied reason', (status) => {
    const current = aCertificate(status);
    const { record, events } = reject(current, { reason: '  The  scan\r\ncannot be read ' }, reviewer);
    const { id: _id, version: _version, ...before } = current;
    expect(record).toEqual({
      ...before,
      status: 'Rejected',
      rejectReason: 'The scan\ncannot be read',
      decidedAt: NOW,
      decidedBy: 51,
      updatedAt: NOW,
    });
    expect(events).toEqual([{ type: 'rejected', groups: [] }]);
  });

  test.each([undefined, null, '', '  \n ', '\u200b', 7, {}, ['reason']])('needs a reason: %p is none', (reason) => {
    const refusal = refusalOf(() => reject(aCertificate('Verifying'), { reason }, reviewer));
    expect(['missing_fields', 'invalid_input']).toContain(refusal.reason);
    expect(refusal.said).toEqual(message('rejection_reason_needed'));
    expect(refusal.details.errors).toEqual({ rejectReason: refusal.said });
  });

  test('takes 2000 characters, not 2001', () => {
    const long = '字'.repeat(2000);
    expect(reject(aCertificate('Verifying'), { reason: long }, reviewer).record.rejectReason).toBe(long);
    expect(refusalOf(() => reject(aCertificate('Verifying'), { reason: `${long}字` }, reviewer)).reason).toBe(
      'invalid_input',
    );
  });

  const marked = { groups: ['passport'], text: 'Passport: cut off' } as const;

  test.each([[undefined], [null], [''], [' \n ']])('for what was found tells that where the reason is %j', (reason) => {
    const { record, events } = reject(aCertificate('Verifying'), { reason, marked }, reviewer);
    expect([record.rejectReason, events]).toEqual([marked.text, [{ type: 'rejected', groups: ['passport'] }]]);
  });

  test('for what was found tells what the officer made of it', () => {
    const { record, events } = reject(aCertificate('Verifying'), { reason: 'Mend page 2', marked }, reviewer);
    expect([record.rejectReason, events]).toEqual(['Mend page 2', [{ type: 'rejected', groups: ['passport'] }]]);
  });

  test('for groups that nobody has sent back is refused, after who may and the status', () => {
    const errors = { groups: message('groups_not_rejected', { groups: 'photo' }) };
    const refusal = refusalOf(() => reject(aCertificate('Verifying'), { reason: null, marked }, reviewer, errors));
    expect([refusal.reason, refusal.details.errors]).toEqual(['invalid_input', errors]);
    expect(refusalOf(() => reject(aCertificate('Verified'), { reason: null, marked }, reviewer, errors)).reason).toBe(
      'certificate_verified',
    );
  });
});
