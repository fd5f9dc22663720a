import { expect, it } from '@jest/globals';
import { csvOf, rowsOf } from './check-results';

const item = (line: number, number: string) => ({ line, number, sha256: null, claims: {} });
const outcome = {
  line: 2,
  number: '=1+1',
  sha256: null,
  result: 'valid',
  fields: {
    name: { match: 'close', because: 'script', level: 'confirmed', sources: [{ kind: 'recorded', party: 'ministry' }] },
  },
} as const;

it('shows each line in its place, answered or not', () => {
  const problem = { line: 3, column: 'awardingTime', code: 'day_expected' } as const;
  const rows = rowsOf([item(2, '=1+1'), item(4, 'B')], [problem], new Map([[2, outcome]]));
  expect(rows.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(rows[0]?.outcome).toBe(outcome);
  expect(rows[1]?.problem).toBe(problem);
  expect(rows[2]).toMatchObject({ outcome: null, problem: null, number: 'B' });
});

it('is a table that no spreadsheet works out', () => {
  const rows = rowsOf(
    [item(2, '=1+1')],
    [
      { line: 1, column: 'shoe size', code: 'column_unknown' },
      { line: 3, column: 'a,"b"', code: 'day_expected' },
      { line: 3, column: 'sha256', code: 'hash_expected' },
    ],
    new Map([[2, outcome]]),
  );
  const [titles, first, second, ...more] = csvOf(rows).split('\r\n');
  expect(
    titles?.startsWith(
      '\uFEFFline,number,sha256,result,problem,problem column,name,name because,name level,name sources',
    ),
  ).toBe(true);
  expect(first?.startsWith("2,'=1+1,,valid,,,close,script,confirmed,recorded by ministry,")).toBe(true);
  // One line for all that is wrong with a row, and none for the titles.
  expect(second?.startsWith('3,,,not_done,day_expected; hash_expected,"a,""b""; sha256",')).toBe(true);
  expect(second?.split(',').length).toBe((titles?.split(',').length ?? 0) + 1);
  expect(more).toEqual(['']);
});
