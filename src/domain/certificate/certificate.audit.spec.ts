import { aCertificate, aForm } from '../../../test/factories/certificate.factory.js';
import { certificateChanged, certificateRemoved } from './certificate.audit.js';

describe('what the audit trail is told of certificates', () => {
  const before = aCertificate('Verifying', { id: 17, version: 2 });

  it('tells status, version and the names of the changed fields, never their values', () => {
    const form = aForm({ ...before.form, passport: 'X99999999', name: 'Somebody Else' });
    const after = { ...before, version: 3, status: 'Unverified' as const, form };
    const entry = certificateChanged(5, before, after, { type: 'saved' });
    expect(entry).toEqual({
      actorId: 5,
      action: 'certificate.saved',
      subject: { type: 'certificate', id: '17' },
      before: { status: 'Verifying', version: 2, ownerId: before.ownerId },
      after: { status: 'Unverified', version: 3, ownerId: before.ownerId, changed: ['name', 'passport'] },
    });
    expect(JSON.stringify(entry)).not.toMatch(/X99999999|Somebody/);
  });

  it('tells the reason of a rejection and the number of a report', () => {
    const rejected = { ...before, version: 3, status: 'Rejected' as const, rejectReason: 'Too blurred' };
    expect(certificateChanged(5, before, rejected, { type: 'rejected', groups: ['passport'] }).after).toMatchObject({
      groups: ['passport'],
      status: 'Rejected',
      reason: 'Too blurred',
      changed: [],
    });
    const verified = { ...before, version: 3, status: 'Verified' as const };
    const event = { type: 'verified', reportNumber: 'MYV-7K2QM-9T4XB-3HD8E' } as const;
    expect(certificateChanged(5, before, verified, event)).toMatchObject({
      action: 'certificate.verified',
      after: { reportNumber: 'MYV-7K2QM-9T4XB-3HD8E' },
    });
  });

  it('has nothing before a new record, and nothing after a removed one', () => {
    const made = certificateChanged(5, null, before, { type: 'applied' });
    expect(made.before).toBeNull();
    expect(made.after).toMatchObject({ changed: expect.arrayContaining(['name', 'certPhotos']) });
    expect(certificateRemoved(5, before)).toEqual({
      actorId: 5,
      action: 'certificate.removed',
      subject: { type: 'certificate', id: '17' },
      before: { status: 'Verifying', version: 2, ownerId: before.ownerId },
    });
  });
});
