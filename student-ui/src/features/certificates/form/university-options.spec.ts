import { expect, it } from '@jest/globals';
import { universityOptions } from './university-options';

const names = ['Universiti Malaya', 'Universiti Sains Malaysia', 'Malay College', 'INTI University', 'Malay College'];

it('finds what begins as typed, in any letter case, each once', () => {
  expect(universityOptions(names, 'UNIVERSITI s')).toEqual(['Universiti Sains Malaysia']);
  expect(universityOptions(names, ' inti')).toEqual(['INTI University']);
});

it('puts names that begin so before those in which a word does', () => {
  expect(universityOptions(names, 'malay')).toEqual([
    'Malay College',
    'Universiti Malaya',
    'Universiti Sains Malaysia',
  ]);
});

it('finds nothing inside a word', () => {
  expect(universityOptions(names, 'laya')).toEqual([]);
});

it('offers all for nothing, but never a list without end', () => {
  const many = Array.from({ length: 100 }, (_, number) => `University ${number}`);
  expect(universityOptions(names, '')).toHaveLength(4);
  expect(universityOptions(many, '')).toHaveLength(50);
});

it('puts what the server found by its abbreviation last', () => {
  expect(universityOptions(names, 'in', ['Universiti Infrastruktur', 'Uni of X', 'INTI University'])).toEqual([
    'INTI University',
    'Universiti Infrastruktur',
    'Uni of X',
  ]);
  expect(universityOptions(names, 'um', ['Universiti Malaya'])).toEqual(['Universiti Malaya']);
});
