import { type Column, unfitValue } from './unfit-value.js';

const column = (kind: Column['kind'], length = 0, nullable = false): Column => ({ name: 'x', kind, length, nullable });

describe('what does not fit into a column', () => {
  it.each([
    [column('int'), 2 ** 31 - 1],
    [column('int'), -(2 ** 31 - 1)],
    [column('bigint'), Number.MAX_SAFE_INTEGER],
    [column('varchar', 2), '😀😀'],
    [column('varchar', 2), ''],
    [column('text'), 'é'.repeat(32_767)],
    [column('mediumtext'), 'x'.repeat(65_536)],
    [column('text', 0, true), null],
  ])('is not %j: %p', (into, value) => {
    expect(unfitValue(into, value)).toBeNull();
  });

  it.each([
    [column('int'), 2 ** 31, 'is beyond 2147483647'],
    [column('int'), 1.5, 'is no whole number'],
    [column('int'), '1', 'is no whole number'],
    [column('bigint'), 2 ** 53, 'is no whole number'],
    [column('varchar', 2), '😀😀😀', 'has 3 characters, 2 fit'],
    [column('varchar', 2), 12, 'is no text'],
    [column('text'), Buffer.from('x'), 'is no text'],
    [column('text'), 'é'.repeat(32_768), 'has 65536 bytes, 65535 fit'],
    [column('mediumtext'), 'x'.repeat(2 ** 24), 'has 16777216 bytes, 16777215 fit'],
    [column('text'), null, 'must not be empty'],
  ])('is in %j', (into, value, told) => {
    expect(unfitValue(into, value)).toBe(told);
  });
});
