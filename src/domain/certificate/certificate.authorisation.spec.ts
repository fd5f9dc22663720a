import { aReviewer, aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { by, complete, NUMBER, reviewer, student } from '../../../test/factories/certificate-change.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { EMPTY_FORM } from './certificate.fields.js';
import { readForm } from './certificate.form.js';
import type { Certificate } from './certificate.js';
import { STATUSES } from './certificate.machine.js';
import {
  applyFor,
  authenticate,
  authoriseRemoval,
  type ChangeContext,
  reject,
  saveDraft,
  visible,
} from './certificate.operations.js';

describe('the order of authorisation', () => {
  const bad = readForm({ birth: 'x' }, EMPTY_FORM);
  const acts: Array<[string, (current: Certificate, context: ChangeContext) => unknown]> = [
    ['save', (current, context) => saveDraft(current, bad, context)],
    ['apply', (current, context) => applyFor(current, bad, context)],
    ['authenticate', (current, context) => authenticate(current, bad, NUMBER, context)],
    ['reject', (current, context) => reject(current, { reason: '' }, context)],
    ['remove', (current, context) => authoriseRemoval(current, context.actor)],
  ];

  test.each(acts)('%s: nothing is told to a stranger', (_name, act) => {
    for (const status of STATUSES) {
      expect(refusalOf(() => act(aCertificate(status), by(aStudent(8)))).reason).toBe('not_found');
    }
  });

  test.each(acts)('%s: a reader may not, whatever the status', (_name, act) => {
    for (const status of STATUSES) {
      expect(refusalOf(() => act(aCertificate(status), by(aStaffMember(['certificates.read'])))).reason).toBe(
        'forbidden',
      );
    }
  });

  test('permission comes before state, state before the form', () => {
    const verified = aCertificate('Verified');
    const reasons = (context: ChangeContext) => acts.map(([, act]) => refusalOf(() => act(verified, context)).reason);
    const final = 'certificate_verified';
    expect(reasons(student)).toEqual([final, final, 'forbidden', 'forbidden', final]);
    expect(reasons(reviewer)).toEqual([final, 'forbidden', final, final, final]);
  });

  test('staff cannot apply for a new record, a student cannot authenticate one', () => {
    expect(refusalOf(() => applyFor(null, complete, reviewer)).reason).toBe('forbidden');
    expect(refusalOf(() => authenticate(null, complete, NUMBER, student)).reason).toBe('forbidden');
  });

  test('removal passes for the owner and a reviewer', () => {
    for (const status of ['Unverified', 'Verifying', 'Rejected'] as const) {
      expect(() => authoriseRemoval(aCertificate(status), aStudent(7))).not.toThrow();
      expect(() => authoriseRemoval(aCertificate(status), aReviewer())).not.toThrow();
    }
  });
});

describe('who sees a record', () => {
  test('is its owner and staff who read certificates; nobody else learns whether it is there', () => {
    const record = aCertificate('Verified');
    for (const actor of [aStudent(7), aReviewer()]) expect(visible(actor, record)).toBe(record);
    const strangers = [() => visible(aStudent(8), record), () => visible(aStudent(7), null)];
    expect(strangers.map((look) => refusalOf(look).said)).toEqual([
      message('not_found', { what: 'Certificate' }),
      message('not_found', { what: 'Certificate' }),
    ]);
  });
});
