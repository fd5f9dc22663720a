import { expect, it } from '@jest/globals';
import { choicesOf } from './field-choices';

it('only some fields are chosen', () => {
  expect([choicesOf('certNo'), choicesOf('level')]).toEqual([null, expect.arrayContaining(['Master'])]);
});
