import { aFileId, aForm, aStoredFile } from '../../../test/factories/certificate.factory.js';
import { message } from '../messages/message.js';
import { EMPTY_FORM, REQUIRED_FIELDS } from './certificate.fields.js';
import { fileProblems, formFiles, futureDays, missingFields, readForm } from './certificate.form.js';

const ids = (count: number) => Array.from({ length: count }, (_, index) => aFileId(index));

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
    expect(readForm(given, EMPTY_FORM).errors).toEqual({
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
