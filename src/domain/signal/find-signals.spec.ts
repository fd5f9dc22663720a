import { aForm } from '../../../test/factories/certificate.factory.js';
import { findSignals, type Grounds, isAnother, type ReadPassport } from './find-signals.js';

const person = { ownerId: 7, email: 'mei@example.com' };
const other = (id: number, ownerId: number | null = 8, email = 'li@example.com') => ({ id, ownerId, email });
const passport: ReadPassport = {
  passport: {
    passport: 'E12345678',
    name: 'WANG XIAOMING',
    birth: '2001-04-30',
    nationality: 'China',
    gender: 'Male',
    expiry: '2031-02-11',
    isCertain: true,
  },
  expired: false,
  comparison: [
    { field: 'passport', claimed: 'E12345678', read: 'E12345678', likeness: 'match' },
    { field: 'name', claimed: '王小明', read: 'WANG XIAOMING', likeness: 'close' },
  ],
};
const none = { samePassport: [], samePerson: [], sameCertificate: [], sameFile: [], read: [] };
const form = aForm();
const found = (changes: Partial<Grounds>) =>
  findSignals({ person, form, lacksVerification: false, ...none, ...changes });

it('finds nothing where nothing is odd', () => {
  expect(found({})).toEqual([]);
  expect(found({ read: [passport] })).toEqual([]);
});

it.each([
  ['samePassport', 'passport_elsewhere'],
  ['sameCertificate', 'certificate_number_elsewhere'],
  ['samePerson', 'person_elsewhere'],
] as const)(
  'tells %s of another account, oldest first and each once, and leaves own applications alone',
  (ground, kind) => {
    const others = [other(9), other(3), other(9), other(5, 7)];
    expect(found({ [ground]: others })).toEqual([{ kind, evidence: { certificateIds: [3, 9] } }]);
    expect(found({ [ground]: [other(5, 7)] })).toEqual([]);
    const many = Array.from({ length: 30 }, (_, at) => other(100 - at));
    expect(found({ [ground]: many })[0]?.evidence.certificateIds).toEqual(
      Array.from({ length: 10 }, (_, at) => 71 + at),
    );
  },
);

it('tells a file of another account for each group that it stands in, and what else the form says', () => {
  const sameFile = [
    { ...other(9), group: 'ministry' },
    { ...other(3), group: 'photo' },
    { ...other(9), group: 'photo' },
    { ...other(5, 7), group: 'payment' },
  ] as const;
  expect(found({ sameFile })).toEqual([
    { kind: 'file_elsewhere', evidence: { certificateIds: [3, 9], group: 'photo' } },
    { kind: 'file_elsewhere', evidence: { certificateIds: [9], group: 'ministry' } },
  ]);
  expect(found({ lacksVerification: true })).toEqual([{ kind: 'no_verification', evidence: {} }]);
  const days = { ...form, ministryStampingTime: '2000-01-01' };
  expect(found({ form: days }).map(({ kind }) => kind)).toEqual(['dates_disagree']);
});

it('knows people by their account, and by their address before they have one', () => {
  expect(isAnother(person, { ownerId: 7, email: 'else@example.com' })).toBe(false);
  expect(isAnother(person, { ownerId: null, email: 'mei@example.com' })).toBe(false);
  expect(isAnother(person, { ownerId: null, email: null })).toBe(true);
  expect(isAnother({ ownerId: null, email: null }, { ownerId: null, email: null })).toBe(true);
});

it('tells what differs on the passport, and nothing of a zone that is not certain but that', () => {
  const differs = { field: 'birth', claimed: '2001-04-03', read: '2001-04-30', likeness: 'differs' } as const;
  const comparison = [...passport.comparison, differs];
  const { likeness: _, ...told } = differs;
  expect(found({ read: [{ ...passport, comparison }] })).toEqual([
    { kind: 'mrz_differs', evidence: { fields: [told] } },
  ]);
  const unsure = { ...passport, comparison, expired: true, passport: { ...passport.passport, isCertain: false } };
  expect(found({ read: [unsure] })).toEqual([{ kind: 'mrz_invalid', evidence: {} }]);
  expect(found({ read: [unsure, passport] })).toEqual([]);
});

it('tells an expired passport, unless a valid one lies beside it', () => {
  const expired = { ...passport, expired: true };
  expect(found({ read: [expired] })).toEqual([{ kind: 'passport_expired', evidence: { day: '2031-02-11' } }]);
  expect(found({ read: [expired, passport] })).toEqual([]);
});
