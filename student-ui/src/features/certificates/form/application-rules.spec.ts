import { expect, it } from '@jest/globals';
import { EN } from '@myverify/domain/messages/en';
import { saidText } from '@myverify/domain/messages/refusal-text';
import { EMPTY_APPLICATION, type Field } from './application';
import { ApplicationForm } from './application-form';
import { daysThatDisagree, LOOKED_AT_WITH, missingProblems, type Problem } from './application-rules';

const textOf = (problem: Problem) =>
  'unsent' in problem ? problem.unsent : saidText(problem, { locale: 'en-GB', texts: EN });

function found(values: Partial<Record<Field, string>>): Partial<Record<string, string>> {
  const form = new ApplicationForm({
    base: EMPTY_APPLICATION,
    values: { ...EMPTY_APPLICATION, ...values } as typeof EMPTY_APPLICATION,
    version: null,
  });
  const texts = Object.entries(form.found()).map(([field, problem]) => [field, textOf(problem)]);
  return Object.fromEntries(texts);
}

it('finds nothing wrong with an empty form: what is missing is said when one applies', () => {
  expect(found({})).toEqual({});
});

it('finds days that are none, and days to come where they cannot be', () => {
  const texts = found({
    birth: '2999-01-01',
    start_time: '2023-02-30',
    end_time: 'soon',
    awarding_time: '2190-01-01',
    ministry_stamping_time: '0001-01-01',
  });
  expect(texts).toEqual({
    birth: 'The date of birth must not be after today',
    start_time: 'The start date must be a day as YYYY-MM-DD',
    end_time: 'The end date must be a day as YYYY-MM-DD',
    awarding_time: 'The awarding date must not be after today',
    ministry_stamping_time: 'The MoHE stamping date must be a day as YYYY-MM-DD',
  });
  expect(found({ start_time: '2190-01-01' })).toEqual({});
  const late = found({ start_time: '2999-01-01' });
  expect(late).toEqual({ start_time: 'The start date must not be after 2199-12-31' });
});

it('finds texts that are too long, counted as people do, and signs that no passport has', () => {
  expect(found({ name: '😀'.repeat(120), major: ` ${'y'.repeat(200)} `, passport: 'E1 2/3-4' })).toEqual({});
  expect(found({ name: 'x'.repeat(121), cert_remark: 'z'.repeat(1001), passport: 'E_1' })).toEqual({
    name: 'The name must not be longer than 120 characters',
    cert_remark: 'The remark on Certificate must not be longer than 1000 characters',
    passport: 'The passport number may hold letters, digits, blanks, dashes and slashes only',
  });
});

it('finds an end before the start, until either is mended', () => {
  const form = new ApplicationForm({ base: EMPTY_APPLICATION, values: EMPTY_APPLICATION, version: null });
  form.set('start_time', '2023-01-01');
  form.set('end_time', '2020-01-01');
  form.check('end_time');
  expect(form.state().problems).toMatchObject({
    end_time: { code: 'ends_before_start' },
  });
  form.set('start_time', '2019-01-01');
  expect(form.state().problems).toEqual({});
});

it('looks at the end again where the start is left, which was typed last', () => {
  const form = new ApplicationForm({ base: EMPTY_APPLICATION, values: EMPTY_APPLICATION, version: null });
  form.set('end_time', '2020-01-01');
  form.set('start_time', '2023-01-01');
  form.check('start_time');
  expect(form.state().problems).toEqual({});
  form.check(LOOKED_AT_WITH.start_time ?? 'name');
  expect(form.state().problems).toMatchObject({ end_time: { code: 'ends_before_start' } });
});

it('marks days that disagree at the later one, and finds nothing wrong for it', () => {
  const days = {
    birth: '2001-04-30',
    start_time: '2008-09-01',
    end_time: '2010-06-30',
    awarding_time: '2023-09-30',
    ministry_stamping_time: '2023-09-01',
  };
  const values = { ...EMPTY_APPLICATION, ...days };
  expect(daysThatDisagree('start_time', values)).toEqual([{ field: 'birth', day: '2001-04-30' }]);
  expect(daysThatDisagree('awarding_time', values)).toEqual([{ field: 'end_time', day: '2010-06-30' }]);
  expect(daysThatDisagree('ministry_stamping_time', values)).toEqual([{ field: 'awarding_time', day: '2023-09-30' }]);
  expect(daysThatDisagree('birth', values)).toEqual([]);
  expect(found(days)).toEqual({});
  expect(daysThatDisagree('start_time', { ...values, start_time: '2008-09' })).toEqual([]);
});

it('asks for what is required and empty, by the names of the form', () => {
  const filled = { ...EMPTY_APPLICATION, name: 'Mei Lin', major: ' ', passport_photos: ['/api/file/a'] };
  const missing = missingProblems(filled);
  expect(Object.keys(missing)).not.toContain('name');
  expect(Object.keys(missing)).not.toContain('passport_photos');
  expect(missing).toMatchObject({
    avatar: { code: 'file_required' },
    gender: { code: 'choice_required' },
    major: { code: 'required', params: { label: 'major' } },
    cert_photos: { code: 'files_required' },
  });
});
