import { expect, it } from '@jest/globals';
import { countries, countryName, findCountries, offeredCountries } from './countries';

const names = (typed: string, language = 'en') =>
  findCountries(countries(language, null), typed).map(({ value }) => value);

it('stores the English name whatever language the page has', () => {
  const chinese = countries('zh-Hans', null).find(({ label }) => label === '马来西亚');
  expect(chinese?.value).toBe('Malaysia');
});

it('finds a country by the beginning of any word, in the language of the page and in English', () => {
  expect(names('mal')).toEqual(expect.arrayContaining(['Malaysia', 'Maldives', 'Mali']));
  expect(names('mal')).not.toContain('Guatemala');
  expect(names('KOREA')).toEqual(['North Korea', 'South Korea']);
  expect(names('西亚', 'zh-Hans')).toContain('Malaysia');
  expect(names('malay', 'zh-Hans')).toEqual(['Malaysia']);
  expect(names('atlantis')).toEqual([]);
});

it('finds a country whose whole name is typed, and offers all beside the chosen one', () => {
  const all = countries('en', null);
  const offered = (typed: string, chosen: string) => offeredCountries(all, typed, chosen).map(({ value }) => value);
  expect(offered('Malaysia', '')).toEqual(['Malaysia']);
  expect(offered('Niger', 'Malaysia')).toEqual(['Niger', 'Nigeria']);
  expect(offered('Malaysia', 'Malaysia')).toHaveLength(all.length);
  expect(offered('Malays', 'Malaysia')).toEqual(['Malaysia']);
});

it('keeps a value that was stored in other words', () => {
  expect(countries('zh-Hans', 'Ottoman Empire')).toContainEqual({ value: 'Ottoman Empire', label: 'Ottoman Empire' });
  expect(countries('en', 'Malaysia').filter(({ value }) => value === 'Malaysia')).toHaveLength(1);
});

it('names a country in the language of the page, and leaves other words as they are', () => {
  expect(countryName('Malaysia', 'zh-Hans')).toBe('马来西亚');
  expect(countryName('Malaysia', 'en')).toBe('Malaysia');
  expect(countryName('Ottoman Empire', 'zh-Hans')).toBe('Ottoman Empire');
  expect(countryName('', 'zh-Hans')).toBe('');
});
