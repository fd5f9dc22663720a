import { aStudent } from '../../../test/factories/actor.factory.js';
import { aCertificate, aForm } from '../../../test/factories/certificate.factory.js';
import { by, given, student } from '../../../test/factories/certificate-change.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { EMPTY_FORM } from './certificate.fields.js';
import { readForm } from './certificate.form.js';
import { applyFor, saveDraft } from './certificate.operations.js';

describe("the email of a student's form", () => {
  test.each([
    ['an empty one', null],
    ['the own one', 'student7@example.com'],
  ])('%s becomes the email of the account', (_name, email) => {
    expect(saveDraft(null, given(aForm({ email })), student).record.form.email).toBe('student7@example.com');
  });

  test('letter case does not matter', () => {
    const context = by(aStudent(7, 'Student7@Example.com'), 7);
    const reading = readForm({ email: 'STUDENT7@example.com' }, EMPTY_FORM);
    expect(saveDraft(null, reading, context).record.form.email).toBe('student7@example.com');
  });

  test('another one is refused by every action of a student', () => {
    const reading = given(aForm({ email: 'other@example.com' }));
    for (const act of [saveDraft, applyFor]) {
      for (const current of [null, aCertificate('Unverified'), aCertificate('Rejected')]) {
        const refusal = refusalOf(() => act(current, reading, student));
        expect(refusal.reason).toBe('invalid_input');
        expect(Object.keys(refusal.details.errors ?? {})).toEqual(['email']);
      }
    }
  });

  test('the one the record had before the account changed its email gives way to the new one', () => {
    const current = aCertificate('Unverified', { form: aForm({ email: 'old@example.com' }) });
    expect(saveDraft(current, readForm({}, current.form), student).record.form.email).toBe('student7@example.com');
  });

  test('a malformed one is told as malformed', () => {
    const refusal = refusalOf(() => saveDraft(null, readForm({ email: 'nonsense' }, EMPTY_FORM), student));
    expect(refusal.details.errors).toEqual({ email: message('email_malformed') });
  });
});
