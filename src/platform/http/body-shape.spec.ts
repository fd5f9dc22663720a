import { refusalOf } from '../../../test/support/refusal.js';
import { checkBodyShape } from './body-shape.js';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const wide = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, n) => [`f${n}`, n]));

describe('the depth of a body', () => {
  it.each([undefined, null, 'text', 7, {}, { ids: [1, 2] }, nested(16), Buffer.alloc(10)])(
    'may be that of %j',
    (body) => {
      expect(() => checkBodyShape(body)).not.toThrow();
    },
  );

  it.each([17, 100, 300_000])('may not be %d', (depth) => {
    expect(refusalOf(() => checkBodyShape(nested(depth)))).toMatchObject({ reason: 'invalid_input' });
    expect(refusalOf(() => checkBodyShape({ fields: [nested(depth)] }))).toMatchObject({ reason: 'invalid_input' });
  });
});

describe('the width of a body', () => {
  it('may be 500 fields in each object, and long lists', () => {
    expect(() => checkBodyShape([wide(500), wide(500), Array(10_000).fill(0)])).not.toThrow();
  });

  it.each([501, 20_000])('may not be %d fields, wherever the object is', (fields) => {
    for (const body of [wide(fields), { a: [wide(fields)] }]) {
      expect(refusalOf(() => checkBodyShape(body))).toMatchObject({ reason: 'invalid_input' });
    }
  });

  it('may not be 20,001 values, however they are spread', () => {
    const lists = (many: number) => ({ a: Array.from({ length: many }, () => [0]) });
    expect(() => checkBodyShape(lists(9_999))).not.toThrow();
    for (const body of [Array(20_001).fill(0), lists(10_001)]) {
      expect(refusalOf(() => checkBodyShape(body))).toMatchObject({ reason: 'invalid_input' });
    }
  });
});
