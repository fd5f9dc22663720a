import { type Actor, isStudent } from '../account/actor.js';
import type { User } from '../account/user.js';
import { type CertificateForm, EMPTY_FORM } from '../certificate/certificate.fields.js';
import type { Certificate } from '../certificate/certificate.js';
import { message } from '../messages/message.js';
import { certifiedFields } from '../report/report.js';
import { DomainError } from '../shared/domain-error.js';

/** No mail ever arrives at this domain (RFC 2606), and nobody can register an address of it. */
const NOWHERE = 'erased.invalid';

/**
 * @throws DomainError `forbidden` for staff: what they decided must stay theirs, and the last administrator must not
 * vanish.
 */
export function authoriseErasure(actor: Actor): void {
  if (isStudent(actor)) return;
  throw new DomainError('forbidden', message('staff_erasure'));
}

export interface Blank {
  /** Unique and unguessable, for an address that nobody has. */
  readonly nonce: string;
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
  readonly now: Date;
}

/** The account without the person: its number stays, for the audit trail, and can never be used again. */
export function erasedUser(user: User, { nonce, passwordHash, now }: Blank): User {
  const address = `${nonce}@${NOWHERE}`;
  return {
    ...user,
    username: address,
    email: address,
    passwordHash,
    status: 'disabled',
    name: null,
    gender: null,
    passport: null,
    birth: null,
    nationality: null,
    mobilePhone: null,
    avatar: null,
    updatedAt: now,
    erasedAt: now,
  };
}

/**
 * A verified record as it is kept: what its report certifies, the photo in it and the receipts. It belongs to nobody
 * any more, and has no address by which it could be given to somebody again.
 */
export function keptRecord(certificate: Certificate, now: Date): Certificate {
  const { avatar, paymentPhotos } = certificate.form;
  const form: CertificateForm = { ...EMPTY_FORM, ...certifiedFields(certificate.form), avatar, paymentPhotos };
  return { ...certificate, ownerId: null, form, updatedAt: now };
}
