import { aCertificate, aForm } from '../../../test/factories/certificate.factory.js';
import { type CertificateForm } from './certificate.fields.js';
import type { CertificateStatus } from './certificate.machine.js';
import { verificationBeside } from './stamping.js';

const stamping = aCertificate('Verifying', { id: 50, form: aForm({ type: 'stamping' }) });
const verification = (id: number, status: CertificateStatus, form: Partial<CertificateForm> = {}) =>
  aCertificate(status, { id, form: aForm(form) });

describe('the academic verification beside a stamping', () => {
  it('is one that is verified rather than one in review, and the newest of those alike', () => {
    const found = [verification(1, 'Verified'), verification(2, 'Verified'), verification(3, 'Verifying')];
    expect(verificationBeside(stamping, found)?.id).toBe(2);
    expect(verificationBeside(stamping, [verification(3, 'Verifying')])?.id).toBe(3);
  });

  it('is one of the same university rather than of another', () => {
    const found = [verification(1, 'Verifying', { university: ' universiti  MALAYA' })];
    const other = verification(9, 'Verified', { university: 'Universiti Sains Malaysia' });
    expect(verificationBeside(stamping, [other, ...found])?.id).toBe(1);
    expect(verificationBeside(stamping, [other])?.id).toBe(9);
  });

  it('is none that was not applied for, is a stamping itself, or belongs to somebody else', () => {
    const none = [
      verification(1, 'Unverified'),
      verification(2, 'Rejected'),
      verification(3, 'Verified', { type: 'stamping' }),
      aCertificate('Verified', { id: 4, ownerId: 8 }),
    ];
    expect(verificationBeside(stamping, none)).toBeNull();
  });

  it('is asked for by stampings with an owner alone', () => {
    const found = [verification(1, 'Verified'), aCertificate('Verified', { id: 2, ownerId: null })];
    expect(verificationBeside(verification(5, 'Verifying'), found)).toBeNull();
    expect(verificationBeside({ ...stamping, ownerId: null }, found)).toBeNull();
  });
});
