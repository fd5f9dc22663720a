import { CLAIMED_FIELDS } from './claims.js';
import { resultRows, resultTable } from './result-table.js';

const SOURCES = [
  { kind: 'form', party: 'applicant' },
  { kind: 'confirmation', party: 'university' },
] as const;
const MATCH = { match: 'close', because: 'script', level: 'confirmed', sources: SOURCES } as const;
const asked = (line: number, fields: object = {}) => ({ line, number: 'A', sha256: null, result: null, fields });

it('has a line for each row in its place: answered, without an answer, and refused', () => {
  const rows = resultRows(
    [asked(4), { ...asked(2, { name: MATCH }), result: 'valid' as const }],
    [
      { line: 1, column: 'shoe size', code: 'column_unknown' },
      { line: 3, column: 'awardingTime', code: 'day_expected' },
    ],
  );
  const [titles, ...lines] = resultTable(rows).trimEnd().split('\r\n');
  expect(titles).toMatch(
    /^line,number,sha256,result,problem,problem column,name,name because,name level,name sources,/,
  );
  expect(titles?.split(',')).toHaveLength(6 + 4 * CLAIMED_FIELDS.length);
  expect(lines.map((line) => line.replace(/,+$/, ''))).toEqual([
    '2,A,,valid,,,close,script,confirmed,form by applicant; confirmation by university',
    '3,,,not_done,day_expected,awardingTime',
    '4,A,,not_done',
  ]);
  for (const line of lines) expect(line.split(',')).toHaveLength(6 + 4 * CLAIMED_FIELDS.length);
});
