import { expect, it } from '@jest/globals';
import { keptNames, withFormerNames } from './former-names';

it('what is unticked is forgotten, and nothing else', () => {
  expect(keptNames(['Malaya College', 'Raffles College'], ['Malaya College'])).toEqual(['Raffles College']);
  expect(keptNames(['Malaya College'])).toEqual(['Malaya College']);
});

it('a name that a colleague has made a former one meanwhile stays', () => {
  const form = { name: 'UM', forgotten: ['Malaya College'], formerNames: ['Malaya College', 'Raffles College'] };
  const previousData = { formerNames: ['Malaya College', 'Raffles College', 'Universiti Malaya'] };
  expect(withFormerNames(form, { previousData })).toEqual({
    name: 'UM',
    formerNames: ['Raffles College', 'Universiti Malaya'],
  });
});

it('a form in which nothing is unticked says nothing of former names that the record does not', () => {
  expect(withFormerNames({ name: 'UM', formerNames: ['Malaya College'] })).toEqual({
    name: 'UM',
    formerNames: ['Malaya College'],
  });
  expect(withFormerNames({ name: 'UM', forgotten: [] })).toEqual({ name: 'UM' });
});
