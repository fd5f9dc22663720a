import { expect, it } from '@jest/globals';
import { CORRECTABLE_FIELDS, type Values, withTyped } from './correctable';

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
