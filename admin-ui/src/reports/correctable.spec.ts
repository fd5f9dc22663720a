import { expect, it } from '@jest/globals';
import type { CertificateDetail } from '../api/records';
import { CORRECTABLE_FIELDS, comparableOf, groupsTouchedBy, type Values, withTyped } from './correctable';

const certified = {
  ...(Object.fromEntries(CORRECTABLE_FIELDS.map((field) => [field, ''])) as Values),
  name: 'Aminah',
  avatar: '/api/file/one',
};

it('what is typed over a certified value is kept, and the certified value itself is not', () => {
  const typed = withTyped({}, 'avatar', '/api/file/other', certified);
  expect(typed).toEqual({ avatar: '/api/file/other' });
  expect(withTyped(typed, 'name', 'Aminah binti Ali', certified)).toEqual({ ...typed, name: 'Aminah binti Ali' });
  expect(withTyped(typed, 'avatar', '/api/file/one', certified)).toEqual({});
  // Before the record has come nobody knows.
  expect(withTyped({}, 'name', 'Aminah', null)).toEqual({ name: 'Aminah' });
});

it('of an erased account nobody compares with the documents, which are gone', () => {
  const documents = { passportPhotos: ['/api/file/passport'], certPhotos: ['/api/file/certificate'] };
  const owner = { ownerId: 7, email: 'aminah@example.com' };
  const kept = { avatar: '/api/file/one', passportPhotos: [], certPhotos: [] };
  const record = { ...owner, ...kept } as unknown as CertificateDetail;
  const touched = groupsTouchedBy([
    { field: 'name', before: 'Aminah', after: 'Aminah binti Ali' },
    { field: 'avatar', before: '/api/file/one', after: '/api/file/other' },
  ]);
  expect(touched).toEqual(['photo', 'passport', 'certificate']);
  expect(comparableOf(touched, { ...record, ...documents })).toEqual(touched);
  expect(comparableOf(touched, record)).toEqual(['photo']);
  // Staff may have entered it: it has no account yet.
  expect(comparableOf(touched, { ...record, ...documents, ownerId: null })).toEqual(touched);
  expect(comparableOf(touched, { ...record, ownerId: null, email: null })).toEqual([]);
});
