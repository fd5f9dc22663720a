import fc from 'fast-check';
import { aCertificate, aFileId, aForm } from '../../../test/factories/certificate.factory.js';
import { holderKey, issueReport, maskPassport } from './report.js';

describe('issuing a report', () => {
  test('makes the first edition out of the certified fields and the photo', () => {
    const now = new Date('2024-06-01T10:00:00Z');
    const form = aForm({
      certNo: 'C-1',
      level: 'Master',
      forms: 'Part Time',
      startTime: '2019-09-01',
      endTime: '2023-06-30',
    });
    expect(issueReport(aCertificate('Verified', { form }), 'MYV-1', now)).toEqual({
      number: 'MYV-1',
      certificateId: 12,
      edition: 1,
      status: 'current',
      fields: {
        type: 'verification',
        name: 'Wang Xiaoming 王小明',
        gender: 'Male',
        birth: '1999-05-17',
        nationality: 'China',
        passport: 'E12345678',
        university: 'Universiti Malaya',
        major: 'Computer Science',
        forms: 'Part Time',
        level: 'Master',
        certNo: 'C-1',
        startTime: '2019-09-01',
        endTime: '2023-06-30',
        ministryStampingTime: '2023-09-01',
        awardingTime: '2023-07-15',
      },
      photo: aFileId(1),
      issuedAt: now,
      evidence: null,
      erasedAt: null,
    });
  });
});

describe('the holder of a report', () => {
  const holder = { name: 'Ana María Yılmaz', passport: 'E 123', birth: '1999-05-17' };

  test('is the same whatever the letter case and the blanks', () => {
    const typed = { name: '  ana  MARI\u0301A\u00a0YILMAZ ', passport: 'e  123', birth: ' 1999-05-17' };
    expect(holderKey(typed)).toBe(holderKey(holder));
  });

  test.each([
    { ...holder, name: 'Ana Maria Yılmaz' },
    { ...holder, passport: 'E123' },
    { ...holder, birth: '1999-05-18' },
    { name: holder.passport, passport: holder.name, birth: holder.birth },
    { name: `${holder.name}\n${holder.passport}`, passport: '', birth: holder.birth },
  ])('is another one: %j', (other) => {
    expect(holderKey(other)).not.toBe(holderKey(holder));
  });
});

describe('a masked passport number', () => {
  test.each([
    ['E12345678', '******678'],
    ['E123', '***3'],
    ['AB', '**'],
    ['', ''],
    ['ABC', '**C'],
  ])('%s is shown as %s', (passport, masked) => {
    expect(maskPassport(passport)).toBe(masked);
  });

  test('keeps the length and shows at most three characters, at most a third', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,40}$/), (passport) => {
        const masked = maskPassport(passport);
        const shown = masked.replace(/^\*+/, '');
        expect(masked).toHaveLength(passport.length);
        expect(passport.endsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(Math.min(3, passport.length / 3));
      }),
    );
  });
});
