import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readReportNumber } from './report-number';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Numbers that the service has made. */
const RIGHT = [
  'MYV-00000-00000-00000',
  'MYV-00000-00000-0001Y',
  'MYV-00000-00000-000GZ',
  'MYV-00000-00000-000Z1',
  'MYV-00000-00000-0010Z',
  'MYV-00000-00000-00Z01',
];

describe('a report number', () => {
  it.each(RIGHT)('%s is right', (number) => {
    expect(readReportNumber(number)).toEqual({ kind: 'number', number });
  });

  it.each([
    'myv-00000-00000-0001y',
    'MYV 00000 00000 0001Y',
    '000000000000-01Y',
    'OOOOO-ooooo-000iy',
    ' MYV–00000—00000‑000LY\n',
    'https://verify.example/check/MYV-00000-00000-0001Y',
    'verify.example/check/myv000000000000%30iY?lang=en',
  ])('is understood as typed, pasted or scanned: %s', (text) => {
    expect(readReportNumber(text)).toEqual({ kind: 'number', number: 'MYV-00000-00000-0001Y' });
  });

  it('may begin with MYV itself', () => {
    const made = [...ALPHABET].map((last) => `MYV${'5'.repeat(11)}${last}`);
    const right = made.filter((text) => readReportNumber(text).kind === 'number');
    expect(right).toHaveLength(1);
    expect(readReportNumber(`MYV-${right[0]}`)).toEqual(readReportNumber(String(right[0])));
  });

  it('with any one character wrong is noticed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RIGHT), fc.nat(14), fc.constantFrom(...ALPHABET), (number, place, other) => {
        const characters = number.slice(4).replaceAll('-', '');
        fc.pre(characters.charAt(place) !== other);
        const wrong = characters.slice(0, place) + other + characters.slice(place + 1);
        expect(readReportNumber(wrong)).toEqual({ kind: 'mistyped' });
      }),
    );
  });

  it('has one right check character for whatever stands before it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALPHABET), { minLength: 14, maxLength: 14 }), (own) => {
        const right = [...ALPHABET].filter((last) => readReportNumber(own.join('') + last).kind === 'number');
        expect(right).toHaveLength(1);
      }),
    );
  });
});

it.each([
  ['', { kind: 'empty' }],
  [' - ', { kind: 'empty' }],
  ['MYV', { kind: 'length', typed: 0 }],
  ['MYV-00000-00000-0001', { kind: 'length', typed: 14 }],
  ['MYV-00000-00000-0001YY', { kind: 'length', typed: 16 }],
  ['MYV-00000-00000-0001U', { kind: 'foreign', character: 'U' }],
  ['MYV-00000-00000-0001é', { kind: 'foreign', character: 'É' }],
  ['https://verify.example/check/%E0%A4%A', { kind: 'foreign', character: '%' }],
])('%s is told what is wrong with it', (text, reading) => {
  expect(readReportNumber(text)).toEqual(reading);
});
