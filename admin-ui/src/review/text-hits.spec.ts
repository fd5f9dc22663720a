import { expect, it } from '@jest/globals';
import { partsOf } from './text-hits';

const hits = (text: string, sought: string) =>
  partsOf(text, sought)
    .filter(({ isHit }) => isHit)
    .map(({ at, part }) => [at, part]);

it.each([
  [
    'One two ONE',
    'one',
    [
      [0, 'One'],
      [8, 'ONE'],
    ],
  ],
  ['UM-2023 (a+b)', '(A+B)', [[8, '(a+b)']]],
  ['学生 王小明', '王小', [[3, '王小']]],
  ['One', ' ', []],
  ['One', 'x', []],
])('finds in %j what was sought by %j', (text, sought, expected) => {
  expect(hits(text, sought)).toEqual(expected);
  expect(
    partsOf(text, sought)
      .map(({ part }) => part)
      .join(''),
  ).toBe(text);
});
