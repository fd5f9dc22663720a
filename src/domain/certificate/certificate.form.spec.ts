import fc from 'fast-check';
import { aFileId, aForm, aStoredFile } from '../../../test/factories/certificate.factory.js';
import { message } from '../messages/message.js';
import { wireText } from '../messages/wire.js';
import { CERTIFICATE_FIELDS, type CertificateForm, EMPTY_FORM, REQUIRED_FIELDS } from './certificate.fields.js';
import { fileProblems, formFiles, futureDays, missingFields, readForm } from './certificate.form.js';

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

describe('required fields', () => {
  test('an empty form lacks all of them, each with a text', () => {
    expect(missingFields(EMPTY_FORM)).toEqual({
      name: message('required', { label: 'name' }),
      gender: message('choice_required', { label: 'gender' }),
      email: message('required', { label: 'email' }),
      passport: message('required', { label: 'passport number' }),
      avatar: message('file_required', { label: 'photo' }),
      nationality: message('required', { label: 'nationality' }),
      university: message('required', { label: 'degree-conferring unit' }),
      major: message('required', { label: 'major' }),
      ministryStampingTime: message('choice_required', { label: 'MoHE stamping date' }),
      awardingTime: message('choice_required', { label: 'awarding date' }),
      passportPhotos: message('files_required'),
      certPhotos: message('files_required'),
      transcriptPhotos: message('files_required'),
      ministryPhotos: message('files_required'),
      paymentPhotos: message('files_required'),
    });
  });

  test('a complete form lacks nothing, and each required field is missed alone', () => {
    expect(missingFields(aForm())).toEqual({});
    for (const field of REQUIRED_FIELDS) {
      expect(Object.keys(missingFields({ ...aForm(), [field]: EMPTY_FORM[field] }))).toEqual([field]);
    }
  });
});

describe('days that cannot lie ahead', () => {
  test('are told as such however far ahead they lie; others as later than any that is taken', () => {
    const far = '2999-01-01';
    const given = { birth: far, ministryStampingTime: far, awardingTime: far, startTime: far, endTime: '2999-02-30' };
    expect(read(given).errors).toEqual({
      birth: message('day_in_future', { label: 'date of birth' }),
      ministryStampingTime: message('day_in_future', { label: 'MoHE stamping date' }),
      awardingTime: message('day_in_future', { label: 'awarding date' }),
      startTime: message('day_too_late', { label: 'start date', last: '2199-12-31' }),
      endTime: message('day_expected', { label: 'end date' }),
    });
  });

  test('birth, stamping and awarding may be today but not tomorrow', () => {
    const days = (day: string) => aForm({ birth: day, ministryStampingTime: day, awardingTime: day, endTime: day });
    expect(futureDays(days('2024-05-05'), '2024-05-05')).toEqual({});
    expect(Object.keys(futureDays(days('2024-05-06'), '2024-05-05'))).toEqual([
      'birth',
      'ministryStampingTime',
      'awardingTime',
    ]);
    expect(futureDays(EMPTY_FORM, '2024-05-05')).toEqual({});
  });
});

describe('the files of a form', () => {
  const kinds = ['photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'] as const;
  const stored = kinds.map((kind, index) => aStoredFile(aFileId(index + 1), kind));

  test('are listed with their fields', () => {
    expect(formFiles(EMPTY_FORM)).toEqual([]);
    expect(formFiles(aForm({ certPhotos: ids(2) }))).toEqual([
      { field: 'avatar', id: aFileId(1) },
      { field: 'passportPhotos', id: aFileId(2) },
      { field: 'certPhotos', id: aFileId(0) },
      { field: 'certPhotos', id: aFileId(1) },
      { field: 'transcriptPhotos', id: aFileId(4) },
      { field: 'ministryPhotos', id: aFileId(5) },
      { field: 'paymentPhotos', id: aFileId(6) },
    ]);
  });

  test('are fine where each exists, belongs to an owner and has the kind of its field', () => {
    expect(fileProblems(aForm(), stored, [7])).toEqual({});
    expect(fileProblems(aForm(), stored, [50, 7])).toEqual({});
    expect(fileProblems(EMPTY_FORM, [], [])).toEqual({});
  });

  test('a profile avatar serves as the photo', () => {
    const files = [aStoredFile(aFileId(1), 'avatar'), ...stored.slice(1)];
    expect(fileProblems(aForm(), files, [7])).toEqual({});
  });

  test('a foreign file is told as a missing one, even of the wrong kind', () => {
    const missing = fileProblems(aForm(), stored.slice(1), [7]);
    expect(Object.keys(missing)).toEqual(['avatar']);
    expect(fileProblems(aForm(), [aStoredFile(aFileId(1), 'photo', 8), ...stored.slice(1)], [7])).toEqual(missing);
    expect(fileProblems(aForm(), [aStoredFile(aFileId(1), 'payment', 8), ...stored.slice(1)], [7])).toEqual(missing);
  });

  test('a file that the record names already may belong to anyone, but must be there and of its kind', () => {
    const byReviewer = stored.map((file) => ({ ...file, ownerId: 51 }));
    const kept = new Set([aFileId(1), aFileId(3)]);
    const refused = ['ministryPhotos', 'passportPhotos', 'paymentPhotos', 'transcriptPhotos'];
    expect(Object.keys(fileProblems(aForm(), byReviewer, [7], kept)).toSorted()).toEqual(refused);
    expect(fileProblems(aForm(), stored.slice(1), [7], kept)).toHaveProperty('avatar');
    expect(fileProblems(aForm({ avatar: aFileId(3) }), stored, [7], kept)).toHaveProperty('avatar');
  });

  test('a file of another kind is told by its field', () => {
    const form = aForm({ certPhotos: [aFileId(3), aFileId(2)], avatar: aFileId(6) });
    expect(Object.keys(fileProblems(form, stored, [7])).toSorted()).toEqual(['avatar', 'certPhotos']);
  });
});
