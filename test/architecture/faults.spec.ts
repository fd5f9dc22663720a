import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { faultRows, writtenRows } from '../../scripts/fault-table.mjs';
import { FAULTS } from '../e2e/faults/table.mjs';

const ROOT = path.join(import.meta.dirname, '../..');

describe('the table of what breaks', () => {
  test('stands in docs/operations.md as the tests have it: else run npm run faults', async () => {
    expect(writtenRows(await readFile(path.join(ROOT, 'docs/operations.md'), 'utf8'))).toEqual(faultRows());
  });

  test.each(Object.entries(FAULTS))('has its row %s from the test that it names', async (name, { test: file }) => {
    expect(await readFile(path.join(ROOT, file), 'utf8')).toContain(`expectFault('${name}', `);
  });
});
