import { latinReadings } from './latin-name.js';
import { compareNames } from './name-comparison.js';

const named = (text: string) => ({ text, readings: latinReadings(text) });

it.each([
  ['Wang Xiaoming', 'WANG XIAOMING', 'same'],
  ['Xiaoming Wang', 'WANG XIAOMING', 'close'],
  ['Nguyễn Văn Đức', 'NGUYEN VAN DUC', 'differs'],
  ['Núria Solé-Pons', 'SOLE PONS NURIA', 'close'],
  ['Ahmad bin Abdullah', 'AHMAD ABDULLAH', 'close'],
  ['Wang Xiaomin', 'WANG XIAOMING', 'differs'],
])('%s beside %s: %s', (one, other, likeness) => {
  expect(compareNames(named(one), named(other))).toBe(likeness);
});

it.each(['王小明', 'Wang 王', 'Юрий', '', '123'])('says nothing of %j', (name) => {
  expect(latinReadings(name)).toEqual([]);
});
