import { expect, it } from '@jest/globals';
import { EMPTY_APPLICATION, FIELDS } from './application';
import { missingFields, progressOf, SECTIONS } from './sections';

it('has each field of the form in one section', () => {
  expect(SECTIONS.flatMap(({ fields }) => [...fields]).sort()).toEqual([...FIELDS].sort());
});

it('misses what applying asks for, in the order of the page', () => {
  expect(missingFields(EMPTY_APPLICATION)).toEqual([
    'avatar',
    'name',
    'gender',
    'email',
    'nationality',
    'passport',
    'university',
    'major',
    'ministry_stamping_time',
    'awarding_time',
    'passport_photos',
    'cert_photos',
    'transcript_photos',
    'ministry_photos',
    'payment_photos',
  ]);
  expect(missingFields({ ...EMPTY_APPLICATION, name: 'Mei', major: '  ', cert_photos: ['/api/file/a'] })).toHaveLength(
    13,
  );
});

it('counts what is filled, section by section', () => {
  const values = { ...EMPTY_APPLICATION, university: 'Universiti Malaya', forms: 'Full Time' } as const;
  const progress = progressOf(missingFields(values));
  expect(progress.find(({ id }) => id === 'study')).toEqual({ id: 'study', needed: 2, filled: 1, missing: ['major'] });
  expect(progress.find(({ id }) => id === 'service')).toEqual({ id: 'service', needed: 0, filled: 0, missing: [] });
});
