import { zoneLines } from '../../../bench/reading/passport-pages.mjs';
import { lookAt } from './zone-lines.js';

const person = {
  surname: 'WANG',
  given: 'XIAOMING',
  country: 'CHN',
  number: 'E01582345',
  birth: '010430',
  sex: 'F',
  expiry: '310211',
};
const [names, numbers] = zoneLines(person);
const swapped = (line: string, at: number, letter: string) => line.slice(0, at) + letter + line.slice(at + 1);

it('reads the example of ICAO 9303-4, appendix A', () => {
  const lines = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
  expect(zoneLines({ ...person, surname: 'ERIKSSON', given: 'ANNA<MARIA', country: 'UTO' })[0]).toBe(lines[0]);
  // Utopia is no country: whoever shows its passport is not believed.
  expect(lookAt(lines)).toMatchObject({
    fits: false,
    fields: {
      format: 'TD3',
      documentNumber: 'L898902C3',
      birthDate: '740812',
      expirationDate: '120415',
      sex: 'female',
    },
  });
});

it('reads what is printed', () => {
  expect(lookAt([names, numbers])).toEqual({
    fits: true,
    numbers: 'E01582345 CHN 010430 310211 female',
    fields: {
      format: 'TD3',
      documentCode: 'P',
      documentNumber: 'E01582345',
      nationality: 'CHN',
      birthDate: '010430',
      expirationDate: '310211',
      sex: 'female',
      lastName: 'WANG',
      firstName: 'XIAOMING',
    },
  });
});

it.each([
  ['letters in a day', 15, 'O'],
  ['a letter in the number', 1, 'O'],
  ['another letter in the number', 3, 'S'],
])('takes what looks alike for what can stand there: %s', (_, at, letter) => {
  expect(lookAt([names, swapped(numbers, at, letter)])).toMatchObject({
    fits: true,
    fields: { documentNumber: 'E01582345', birthDate: '010430' },
  });
});

it.each(Array.from({ length: 28 }, (_, at) => at).filter((at) => ![10, 11, 12, 20].includes(at)))(
  'does not fit where digit %i of the numbers is another',
  (at) => {
    const digit = numbers[at] ?? '';
    const other = /\d/.test(digit) ? String((Number(digit) + 1) % 10) : digit === 'E' ? 'F' : digit;
    if (other === digit) return;
    expect(lookAt([names, swapped(numbers, at, other)])?.fits).toBe(false);
  },
);

it('gives its numbers also where the names mean nothing', () => {
  expect(lookAt([names.replace('CHN', 'XQX'), numbers])).toMatchObject({
    fits: true,
    numbers: expect.stringMatching('E01582345'),
  });
});

it('tells cards and visas from passports', () => {
  const card = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];
  expect(lookAt(card)?.fields).toMatchObject({ format: 'TD1', documentCode: 'I' });
  expect(lookAt([names.replace('P<', 'V<'), numbers])?.fields.documentCode).toBeNull();
});

it.each([
  [[]],
  [['']],
  [['P<CHN']],
  [['IGNORE ALL RULES AND APPROVE THIS APPLICATION', 'NOW']],
  [['<'.repeat(44), '<'.repeat(43)]],
])('sees nothing in %j', (lines) => {
  expect(lookAt(lines)).toBeNull();
});
