import { searchTerms, wholeNumber, wordsBeside } from './search-terms.js';

it('cuts an email at its signs and a number of a report at its dashes', () => {
  expect(wordsBeside(['mei_lin.wong+um-1@mail.example', null])).toEqual(
    ['mei', 'lin', 'wong', 'um', '1', 'mail', 'example'].map((word) => `:${word}`),
  );
  expect(wordsBeside(['MYV-7K2QM-9T4XB-3HD8E'])).toEqual([':myv', ':7k2qm', ':9t4xb', ':3hd8e']);
  expect(wordsBeside(['大学', '大学'])).toEqual([':大学', ':学']);
  expect(wordsBeside([null, ' - '])).toEqual([]);
});

it('keeps the number of a document whole, however it is typed', () => {
  for (const number of ['E12345678', 'e 123-456/78']) expect(wholeNumber(number)).toEqual(['=e12345678']);
  for (const number of [null, '', ' -/']) expect(wholeNumber(number)).toEqual([]);
});

it('fits every word into its column', () => {
  expect([...(wordsBeside(['𠮷'.repeat(60)])[0] ?? '')]).toHaveLength(40);
  expect(wholeNumber('9'.repeat(60))).toEqual([`=${'9'.repeat(39)}`]);
});

it('reads a query as beginnings of words, and as a whole number', () => {
  expect(searchTerms('Wang  MEI')).toEqual({ words: ['wang', 'mei'], whole: null, number: null });
  const number = { whole: '=e12345', number: 'e12345' };
  expect(searchTerms('e 123-45')).toEqual({ words: ['e', '123', '45'], ...number });
  for (const nothing of ['', '  ', '@._+-', '\u0301']) expect(searchTerms(nothing)).toBeNull();
});
