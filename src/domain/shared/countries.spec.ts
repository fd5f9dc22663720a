import { COUNTRY_CODES, countryNameIn, countryOfPassport } from './countries.js';

it.each([
  ['CHN', 'China'],
  ['MYS', 'Malaysia'],
  ['D', 'Germany'],
  ['GBN', 'United Kingdom'],
  ['RKS', 'Kosovo'],
  ['XXA', null],
  ['CN', null],
  ['', null],
])('a passport that prints %j is of %j', (code, country) => {
  expect(countryOfPassport(code)).toBe(country);
});

it('knows each country once, by two letters that have a name in every language of the site', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
  expect(COUNTRY_CODES).toHaveLength(202);
  for (const code of COUNTRY_CODES) {
    for (const language of ['en', 'zh-Hans', 'ms']) expect(countryNameIn(code, language)).not.toBe(code);
  }
});
