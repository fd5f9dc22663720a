import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { faultRows, writtenRows } from '../../scripts/fault-table.mjs';
import { FAULTS } from '../e2e/faults/table.mjs';
import { expectFault, outcomeOf, outcomeOfCount } from '../support/faults.js';

const ROOT = path.join(import.meta.dirname, '../..');

describe('what a test counts of a fault', () => {
  test('is what is missing, and what is there beyond once', () => {
    expect(outcomeOf(['a', 'b', 'c'], ['a', 'c', 'c', 'c', 'other'])).toEqual({ lost: 1, doubled: 2 });
    expect(outcomeOfCount(3, 2)).toEqual({ lost: 1, doubled: 0 });
    expect(outcomeOfCount(3, 5)).toEqual({ lost: 0, doubled: 2 });
  });

  test('is objected to where the row has another number', () => {
    expectFault('mailLineCut', { lost: 0, doubled: 1 });
    expect(() => expectFault('mailLineCut', { lost: 0, doubled: 0 })).toThrow();
    expect(() => expectFault('redisKilled', { lost: 1, doubled: 0 })).toThrow();
  });
});

describe('the table of what breaks', () => {
  test('stands in docs/operations.md as the tests have it: else run npm run faults', async () => {
    expect(writtenRows(await readFile(path.join(ROOT, 'docs/operations.md'), 'utf8'))).toEqual(faultRows());
  });

  test.each(Object.entries(FAULTS))('has its row %s from the test that it names', async (name, { test: file }) => {
    expect(await readFile(path.join(ROOT, file), 'utf8')).toMatch(new RegExp(`expectFault\\(\\s*'${name}',`));
  });
});
