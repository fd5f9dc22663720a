import { aReviewer, aStudent } from '../../../test/factories/actor.factory.js';
import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import type { Certificate } from './certificate.js';
import { validateRemoval } from './certificate.removal.js';

const target = (id: number, version?: number) => ({ id, version, versionNeeded: false });
const candidate = (id: number, current: Certificate | null, version?: number) => ({
  target: target(id, version),
  current: current && { ...current, id },
});

const open = aCertificate('Verifying');
const verified = aCertificate('Verified');
const stale = open.version + 1;

it('is of all the records', () => {
  const removed = validateRemoval(aReviewer(), [candidate(1, open, open.version), candidate(2, open)]);
  expect(removed.map(({ id }) => id)).toEqual([1, 2]);
});

it('is of none where one must stay; each that must is named, and the first says why', () => {
  const refusal = refusalOf(() =>
    validateRemoval(aReviewer(), [
      candidate(1, open),
      candidate(2, open, stale),
      candidate(3, verified),
      candidate(4, null),
    ]),
  );
  expect(refusal.reason).toBe('stale_version');
  expect(refusal.details.errors).toEqual({
    2: expect.objectContaining({ code: 'stale_record' }),
    3: expect.objectContaining({ code: 'certificate_verified' }),
    4: expect.objectContaining({ code: 'not_found' }),
  });
});

it('tells strangers nothing of the records of others', () => {
  const refusal = refusalOf(() => validateRemoval(aStudent(8), [candidate(1, open), candidate(2, null)]));
  expect(refusal.reason).toBe('not_found');
  const { 1: others, 2: nobodys } = refusal.details.errors ?? {};
  expect(others).toEqual(nobodys);
});

it('of a single record is refused as any other change of it', () => {
  const refusal = refusalOf(() => validateRemoval(aReviewer(), [candidate(1, verified)]));
  expect(refusal.details.errors).toBeUndefined();
});
