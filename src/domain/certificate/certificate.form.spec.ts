import fc from 'fast-check';
import { aFileId, aForm } from '../../../test/factories/certificate.factory.js';
import { message } from '../messages/message.js';
import { wireText } from '../messages/wire.js';
import { CERTIFICATE_FIELDS, type CertificateForm, EMPTY_FORM } from './certificate.fields.js';
import { readForm } from './certificate.form.js';

const FIELDS = Object.keys(CERTIFICATE_FIELDS) as Array<keyof CertificateForm>;
const read = (raw: Record<string, unknown>, base = EMPTY_FORM) => readForm(raw, base);
const ids = (count: number) => Array.from({ length: count }, (_, index) => aFileId(index));

describe('reading a form', () => {
  test('the table has every field of the form, and an empty form reads as itself', () => {
    expect(FIELDS.toSorted()).toEqual(Object.keys(EMPTY_FORM).toSorted());
    expect(read({ ...EMPTY_FORM })).toEqual({ form: EMPTY_FORM, errors: {} });
  });

  test('a whole form reads as it is', () => {
    const form = aForm({
      forms: 'Full Time',
      level: 'Doctor of Philosophy',
      startTime: '2019-09-01',
      endTime: '2023-06-30',
    });
    expect(read({ ...form })).toEqual({ form, errors: {} });
  });

  test('absent and undefined fields keep the base, null and blanks empty them', () => {
    const base = aForm({ major: 'Law', type: 'stamping' });
    expect(read({ name: undefined }, base).form).toEqual(base);
    const emptied = read(
      { name: null, major: ' \t ', certPhotos: null, paymentPhotos: '', gender: '', type: null, email: ' ' },
      base,
    );
    expect(emptied.errors).toEqual({});
    expect(emptied.form).toEqual({
      ...base,
      name: null,
      major: null,
      certPhotos: [],
      paymentPhotos: [],
      gender: null,
      type: 'verification',
      email: null,
    });
  });

  test('fields that no applicant may set are ignored, however they come', () => {
    const hostile = JSON.parse(
      '{"status":"Verified","ownerId":1,"reportNumber":"X","__proto__":{"name":"Eve"},"constructor":1}',
    );
    const { form, errors } = read(hostile);
    expect(form).toEqual(EMPTY_FORM);
    expect(errors).toEqual({});
    expect(read(Object.create({ name: 'inherited' })).form.name).toBeNull();
  });

  test('one-line fields are tidied, remarks keep their lines', () => {
    const { form } = read({
      name: '  Ana\n  Mari\u0301a ',
      note: ' one \r\n\r\n two  words\r',
      email: ' Ana@Example.COM ',
    });
    expect(form.name).toBe('Ana Mar\u00eda');
    expect(form.note).toBe('one\n\ntwo words');
    expect(form.email).toBe('ana@example.com');
  });

  test('a passport number is written in capitals; one that was stored otherwise stays until it is typed anew', () => {
    expect(read({ passport: ' e1234 567a ' }).form.passport).toBe('E1234 567A');
    const old = aForm({ passport: 'e1234567' });
    expect(read({ ...old }, old).form).toEqual(old);
    expect(read({ passport: 'E1234567' }, old).form.passport).toBe('E1234567');
    expect(read({ passport: 'e-1234567' }, old).form.passport).toBe('E-1234567');
    // Others are as they are typed.
    expect(read({ certNo: 'um-2023a' }).form.certNo).toBe('um-2023a');
  });

  test('a text that shows nothing is empty', () => {
    expect(read({ name: '\u200b\u2060', major: '\u3164' }, aForm()).form).toMatchObject({ name: null, major: null });
  });

  const malformed: Array<[keyof CertificateForm, unknown]> = [
    ['name', 'x'.repeat(121)],
    ['name', 'a\u0000b'],
    ['name', 'a\u202eb'],
    ['name', '\ud800'],
    ['name', 12345],
    ['name', { toString: 'x' }],
    ['name', ['Ana']],
    ['name', true],
    ['passport', 12345],
    ['passport', 'E123<script>'],
    ['passport', 'E1'.repeat(21)],
    ['university', '大'.repeat(201)],
    ['note', 'x'.repeat(1001)],
    ['paymentRemark', 'x'.repeat(1001)],
    ['principalName', 'x'.repeat(121)],
    ['nationality', 'x'.repeat(81)],
    ['gender', 'male'],
    ['gender', 1],
    ['forms', 'Full time'],
    ['level', 'PhD'],
    ['type', 'toString'],
    ['email', 'not an email'],
    ['email', 'a@b.com\r\nBcc: c@d.com'],
    ['birth', '2023-02-29'],
    ['birth', '01/02/2003'],
    ['birth', '2003-01-02T00:00:00Z'],
    ['birth', 20030102],
    ['awardingTime', new Date(0)],
    ['avatar', 'https://evil.example/x.png'],
    ['avatar', '../../etc/passwd'],
    ['avatar', [aFileId(1)]],
    ['certPhotos', aFileId(1)],
    ['certPhotos', { 0: aFileId(1), length: 1 }],
    ['certPhotos', [aFileId(1), 7]],
    ['certPhotos', [aFileId(1), '']],
    ['certPhotos', [null]],
    ['certPhotos', [aFileId(1), aFileId(1)]],
    ['certPhotos', ids(16)],
    ['paymentPhotos', ids(9)],
    ['paymentPhotos', Array(1_000_000)],
  ];

  test.each(malformed)('%s is malformed: %#', (field, value) => {
    const base = aForm({ note: 'before' });
    const reading = read({ [field]: value, major: 'Physics' }, base);
    expect(Object.keys(reading.errors)).toEqual([field]);
    const said = reading.errors[field];
    expect(said && wireText(said)).toMatch(/^\S.{10,}/);
    expect(reading.form).toEqual({ ...base, major: 'Physics' });
  });

  const wellFormed: Array<[keyof CertificateForm, unknown]> = [
    ['name', 'x'.repeat(120)],
    ['name', '𠀀'.repeat(120)],
    ['name', '<script>alert(1)</script>'],
    ['name', "Nur 'Aisyah binti O’Brien, {{name}}"],
    ['passport', 'G 1234-56/7'],
    ['passportPhotos', ids(15)],
    ['paymentPhotos', ids(8)],
    ['birth', '2004-02-29'],
    ['note', 'x'.repeat(1000)],
  ];

  test.each(wellFormed)('%s is kept as given: %#', (field, value) => {
    const reading = read({ [field]: value });
    expect(reading.errors).toEqual({});
    expect(reading.form[field]).toEqual(value);
  });

  test('every malformed field is told at once', () => {
    const raw = Object.fromEntries(FIELDS.map((field) => [field, { wrong: true }]));
    expect(Object.keys(read(raw).errors).toSorted()).toEqual(FIELDS.toSorted());
  });

  test('an end before the start is told, also where one of them was there before', () => {
    expect(read({ startTime: '2023-01-02', endTime: '2023-01-01' }).errors).toEqual({
      endTime: message('ends_before_start'),
    });
    expect(read({ endTime: '2018-12-31' }, aForm({ startTime: '2019-01-01' })).errors).toHaveProperty('endTime');
    expect(read({ startTime: '2023-01-01', endTime: '2023-01-01' }).errors).toEqual({});
    expect(read({ startTime: 'x', endTime: '2018-12-31' }, aForm({ startTime: '2019-01-01' })).errors).toEqual({
      startTime: expect.objectContaining({ code: expect.any(String) }),
    });
  });

  test('no value makes it throw, and what it lets through reads the same again', () => {
    const anything = fc.oneof(
      fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true, withTypedArray: true }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.oneof(fc.nat(40).map(aFileId), fc.anything()), { maxLength: 20 }),
      fc.constantFrom(
        '',
        ' ',
        '2020-02-30',
        '2020-02-28',
        'Male',
        'Degree',
        'a@b.cd',
        '__proto__',
        Symbol('s'),
        Number.POSITIVE_INFINITY,
      ),
    );
    const raws = fc.dictionary(fc.constantFrom(...FIELDS, '__proto__', 'status', 'toString'), anything);
    fc.assert(
      fc.property(raws, (raw) => {
        const { form, errors } = read(raw, aForm());
        expect(Object.keys(form).toSorted()).toEqual(FIELDS.toSorted());
        for (const field of Object.keys(errors)) expect(FIELDS).toContain(field);
        if (errors.endTime === undefined) expect(read({ ...form })).toEqual({ form, errors: {} });
      }),
      { numRuns: 500 },
    );
  });

  test('megabytes of hostile text are refused quickly', () => {
    const marks = `a${'\u0301'.repeat(250_000)}${'\u0316'.repeat(250_000)}`;
    const texts = [
      marks,
      ' '.repeat(1_000_000),
      'a'.repeat(1_000_000),
      'a@'.repeat(500_000),
      `a${' \u00a0'.repeat(500_000)}b`,
    ];
    const start = performance.now();
    for (const text of texts)
      read({ name: text, email: text, note: text, birth: text, passport: text, certPhotos: [text] });
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
