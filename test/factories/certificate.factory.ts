import { type CertificateForm, EMPTY_FORM } from '../../src/domain/certificate/certificate.fields.js';
import type { Certificate } from '../../src/domain/certificate/certificate.js';
import type { CertificateStatus } from '../../src/domain/certificate/certificate.machine.js';
import type { FileKind } from '../../src/domain/files/file-kind.js';
import type { FileId, StoredFile } from '../../src/domain/files/stored-file.js';

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A well-formed file id; the same number gives the same id. */
export function aFileId(number = 0): FileId {
  let rest = number;
  let id = '';
  for (let place = 0; place < 26; place += 1) {
    id = DIGITS.charAt(rest % 32) + id;
    rest = Math.floor(rest / 32);
  }
  return id;
}

export function aStoredFile(id: FileId, kind: FileKind, ownerId = 7): StoredFile {
  return {
    id,
    ownerId,
    kind,
    type: 'image/png',
    size: 1234,
    sha256: 'ab'.repeat(32),
    pixels: null,
    key: `files/${id}`,
    originalName: 'scan.png',
    createdAt: new Date('2024-01-02T03:04:05Z'),
  };
}

/** A form with every required field, of the student that `aStudent()` makes. */
export function aForm(changes: Partial<CertificateForm> = {}): CertificateForm {
  return {
    ...EMPTY_FORM,
    name: 'Wang Xiaoming 王小明',
    gender: 'Male',
    email: 'student7@example.com',
    birth: '1999-05-17',
    nationality: 'China',
    passport: 'E12345678',
    avatar: aFileId(1),
    university: 'Universiti Malaya',
    major: 'Computer Science',
    ministryStampingTime: '2023-09-01',
    awardingTime: '2023-07-15',
    passportPhotos: [aFileId(2)],
    certPhotos: [aFileId(3)],
    transcriptPhotos: [aFileId(4)],
    ministryPhotos: [aFileId(5)],
    paymentPhotos: [aFileId(6)],
    ...changes,
  };
}

/** A stored record of student 7, with the history that its status implies. */
export function aCertificate(
  status: CertificateStatus = 'Unverified',
  changes: Partial<Certificate> = {},
): Certificate {
  const applied = status === 'Unverified' ? null : new Date('2024-02-01T00:00:00Z');
  const decided = status === 'Verified' || status === 'Rejected';
  return {
    id: 12,
    version: 3,
    status,
    ownerId: 7,
    createdBy: 7,
    form: aForm(),
    reportNumber: status === 'Verified' ? 'MYV-00000-00000-00000' : null,
    rejectReason: status === 'Rejected' ? 'The scan cannot be read' : null,
    appliedAt: applied,
    decidedAt: decided ? new Date('2024-02-03T00:00:00Z') : null,
    decidedBy: decided ? 50 : null,
    createdAt: new Date('2024-01-01T00:00:00Z'),
    updatedAt: new Date('2024-02-03T00:00:00Z'),
    ...changes,
  };
}
