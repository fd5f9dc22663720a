import fc from 'fast-check';
import { aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { aForm } from '../../../test/factories/certificate.factory.js';
import { by, given, NUMBER, reviewer, student } from '../../../test/factories/certificate-change.factory.js';
import { DomainError } from '../shared/domain-error.js';
import { EMPTY_FORM, REQUIRED_FIELDS } from './certificate.fields.js';
import { missingFields } from './certificate.form.js';
import type { Certificate } from './certificate.js';
import { type CertificateStatus, STATUSES } from './certificate.machine.js';
import { applyFor, authenticate, authoriseRemoval, type Outcome, reject, saveDraft } from './certificate.operations.js';

describe('any history', () => {
  const step = fc.record({
    act: fc.constantFrom('save', 'apply', 'authenticate', 'approve', 'reject', 'remove'),
    who: fc.constantFrom(student, reviewer, by(aStudent(8), 8), by(aStaffMember(['certificates.read']))),
    form: fc.oneof(
      fc.constant(aForm()),
      fc.constant(EMPTY_FORM),
      fc.constantFrom(...REQUIRED_FIELDS).map((field) => ({ ...aForm(), [field]: EMPTY_FORM[field] })),
    ),
    reason: fc.constantFrom('because', ''),
  });

  function take(
    current: Certificate | null,
    { act, who, form, reason }: typeof step extends fc.Arbitrary<infer S> ? S : never,
  ): Outcome | 'gone' | null {
    if (act === 'save') return saveDraft(current, given(form), who);
    if (act === 'apply') return applyFor(current, given(form), who);
    if (act === 'authenticate') return authenticate(current, given(form), NUMBER, who);
    if (!current) return null;
    if (act === 'approve') return authenticate(current, null, NUMBER, who);
    if (act === 'reject') return reject(current, { reason }, who);
    authoriseRemoval(current, who.actor);
    return 'gone';
  }

  test('keeps the record consistent, and a verified one is never changed', () => {
    const seen = new Set<CertificateStatus>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let current = null as Certificate | null;
        for (const next of steps) {
          let outcome: Outcome | 'gone' | null = null;
          try {
            outcome = take(current, next);
          } catch (error) {
            if (!(error instanceof DomainError)) throw error;
          }
          if (outcome === null) continue;
          expect(current?.status).not.toBe('Verified');
          if (outcome === 'gone') return;
          const { record } = outcome;
          const before = current;
          seen.add(record.status);
          expect(record.reportNumber !== null).toBe(record.status === 'Verified');
          expect(record.rejectReason !== null).toBe(record.status === 'Rejected');
          expect(record.decidedAt !== null).toBe(record.status === 'Verified' || record.status === 'Rejected');
          expect(record.decidedBy !== null).toBe(record.decidedAt !== null);
          if (record.status === 'Verifying' || record.status === 'Verified') expect(record.appliedAt).not.toBeNull();
          if (record.status === 'Verified') expect(missingFields(record.form)).toEqual({});
          expect(outcome.events).toHaveLength(1);
          if (before?.ownerId) expect(record.ownerId).toBe(before.ownerId);
          current = { ...record, id: 1, version: (before?.version ?? 0) + 1 };
        }
      }),
      { numRuns: 1000 },
    );
    expect([...seen].toSorted()).toEqual([...STATUSES].toSorted());
  });
});
