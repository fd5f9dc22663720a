import { latinReadings } from '../names/latin-name.js';
import type { NameReading } from '../names/name-reading.js';
import { isSameName } from './same-person.js';

const chinese: NameReading = { script: 'han', words: ['wang', 'xiao', 'ming'] };
const same = (one: string, other: string) => isSameName(latinReadings(one), latinReadings(other));

it('knows a name in another order, with other particles, and by its Pinyin', () => {
  expect(same('Wang Xiaoming', 'WANG, XIAOMING')).toBe(true);
  expect(same('Wang Xiaoming', 'Xiaoming Wang')).toBe(true);
  expect(same('Ahmad bin Ali', 'Ahmad Ali')).toBe(true);
  expect(isSameName([chinese], latinReadings('Xiaoming Wang'))).toBe(true);
  expect(isSameName([...latinReadings('Wang Xiaoming'), chinese], [chinese])).toBe(true);
});

it('does not take another name for it, nor one that says too little', () => {
  expect(same('Wang Xiaoming', 'Wang Xiaomei')).toBe(false);
  expect(same('Siti', 'Siti')).toBe(false);
  expect(isSameName([], [])).toBe(false);
});
