import { describe, expect, it } from '@jest/globals';
import { crestOf, initialsOf } from './crest';

it.each([
  ['Universiti Malaya', 'UM'],
  ['University of Reading Malaysia', 'URM'],
  ['UCSI University', 'UCSI'],
  ['Asia Pacific University of Technology & Innovation', 'APUT'],
  ['Al-Madinah International University', 'AMIU'],
  ["Universiti Islam Antarabangsa Sultan Abdul Halim Mu'adzam Shah", 'UIAS'],
  ['DRB-HICOM University of Automotive Malaysia', 'DRB'],
  ['厦门大学马来西亚分校', '厦门'],
  ['', ''],
])('the initials of %p are %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('arms', () => {
  it('are the same each time, and not the same for all', () => {
    expect(crestOf('Universiti Malaya')).toEqual(crestOf('Universiti Malaya'));
    const names = Array.from({ length: 40 }, (_, number) => `University ${number}`);
    const looks = new Set(names.map((name) => `${crestOf(name).field} ${crestOf(name).pattern}`));
    expect(looks.size).toBeGreaterThan(15);
  });

  it('carry white initials that can be read', () => {
    const fields = new Set(Array.from({ length: 200 }, (_, number) => crestOf(`University ${number}`).field));
    expect(fields.size).toBe(8);
    for (const field of fields) expect(1.05 / (luminance(field) + 0.05)).toBeGreaterThan(4.5);
  });
});

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
