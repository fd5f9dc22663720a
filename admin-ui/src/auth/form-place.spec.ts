import { expect, it } from '@jest/globals';
import { formPlace } from './form-place';

it.each(['/cert-add', '/cert-update?id=7&back=%2Fmanage%2Fstudent%2F7'])('goes on at %s', (to) => {
  expect(formPlace(`?${new URLSearchParams({ to })}`)).toBe(to);
});

it.each(['', '/student-detail', '/cert-address', 'https://elsewhere.example/cert-add', '//cert-add', '/\\cert-add'])(
  'leads to no other place, such as "%s"',
  (to) => {
    expect(formPlace(`?${new URLSearchParams({ to })}`)).toBe('/cert-add');
  },
);
