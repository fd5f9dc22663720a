import { type Row, TableDigest } from './table-digest.js';

function digestOf(...rows: readonly Row[]): string {
  const digest = new TableDigest(['id', 'name']);
  for (const row of rows) digest.add(row);
  return `${digest.rows} ${digest.value}`;
}

describe('the digest of a table', () => {
  const [first, second] = [
    { id: 1, name: 'a' },
    { id: 2, name: null },
  ];

  it('is the same in whatever order rows and columns come', () => {
    expect(digestOf(second, { name: 'a', id: 1 })).toBe(digestOf(first, second));
    expect(digestOf()).toBe(`0 ${'0'.repeat(64)}`);
  });

  it.each([
    [[first]],
    [[first, first]],
    [[first, second, second]],
    [[first, { id: 2, name: '' }]],
    [[first, { id: '2', name: null }]],
    [[{ id: 1, name: 'a ' }, second]],
    [
      [
        { id: 2, name: 'a' },
        { id: 1, name: null },
      ],
    ],
  ])('is another one where rows are %j', (rows) => {
    expect(digestOf(...rows)).not.toBe(digestOf(first, second));
  });
});
