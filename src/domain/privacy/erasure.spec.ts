import { anAdministrator, aReviewer, aStudent } from '../../../test/factories/actor.factory.js';
import { aCertificate, aFileId, aForm } from '../../../test/factories/certificate.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import { newStudent } from '../account/user.js';
import { EMPTY_FORM } from '../certificate/certificate.fields.js';
import { authoriseErasure, erasedUser, keptRecord } from './erasure.js';
import { keptAfterErasure } from './kept.js';

const NOW = new Date('2026-03-01T00:00:00.000Z');

test('students erase their accounts, staff do not', () => {
  authoriseErasure(aStudent());
  for (const staff of [aReviewer(), anAdministrator()]) {
    expect(refusalOf(() => authoriseErasure(staff)).reason).toBe('forbidden');
  }
});

test('an erased account holds nothing of the person', () => {
  const user = {
    ...newStudent('mei@example.com', 'hash', 'cn', new Date(0)),
    id: 7,
    version: 4,
    name: 'Mei',
    gender: 'Female' as const,
    passport: 'E1',
    birth: '2001-01-01',
    nationality: 'China',
    mobilePhone: '+60',
    avatar: aFileId(1),
  };
  expect(erasedUser(user, { nonce: 'abc', passwordHash: 'unknown', now: NOW })).toEqual({
    id: 7,
    version: 4,
    username: 'abc@erased.invalid',
    email: 'abc@erased.invalid',
    passwordHash: 'unknown',
    roleId: 1,
    status: 'disabled',
    language: 'cn',
    name: null,
    gender: null,
    passport: null,
    birth: null,
    nationality: null,
    mobilePhone: null,
    avatar: null,
    createdAt: new Date(0),
    updatedAt: NOW,
    erasedAt: NOW,
  });
});

test('a kept record holds what its report certifies, its photo and its receipts', () => {
  const form = aForm({
    forms: 'Part Time',
    level: 'Master',
    certNo: 'C-1',
    startTime: '2019-09-01',
    endTime: '2023-06-30',
    academyStatus: 'x',
    barcode: 'x',
    principalName: 'x',
    note: 'x',
    passportRemark: 'x',
    paymentRemark: 'x',
  });
  const before = aCertificate('Verified', { form });
  const { email: _, passportPhotos: _1, certPhotos: _2, transcriptPhotos: _3, ministryPhotos: _4, ...rest } = form;
  expect(keptRecord(before, NOW)).toEqual({
    ...before,
    ownerId: null,
    updatedAt: NOW,
    form: {
      ...EMPTY_FORM,
      ...rest,
      academyStatus: null,
      barcode: null,
      principalName: null,
      note: null,
      passportRemark: null,
      paymentRemark: null,
    },
  });
});

describe('what is told to be kept', () => {
  const days = { erased: 10, audit: 20 };
  const whats = (...args: Parameters<typeof keptAfterErasure>) =>
    keptAfterErasure(...args).map(({ what, reportNumber, until }) => [
      what,
      reportNumber,
      until?.toISOString() ?? null,
    ]);

  test('is each report, the receipts where there are some, and what refers to the account', () => {
    expect(whats(['MYV-1', 'MYV-2'], ['MYV-2'], true, days, NOW)).toEqual([
      ['report', 'MYV-1', '2026-03-11T00:00:00.000Z'],
      ['report', 'MYV-2', '2026-03-11T00:00:00.000Z'],
      ['receipts', 'MYV-2', '2026-03-11T00:00:00.000Z'],
      ['consents', null, '2026-03-11T00:00:00.000Z'],
      ['account-number', null, '2026-03-11T00:00:00.000Z'],
      ['audit-trail', null, '2026-03-21T00:00:00.000Z'],
    ]);
  });

  test('is little without any, and the trail stays where it is kept for ever', () => {
    expect(whats([], [], false, { ...days, audit: 0 }, NOW)).toEqual([
      ['account-number', null, '2026-03-11T00:00:00.000Z'],
      ['audit-trail', null, null],
    ]);
  });
});
