import type { CheckOutcome } from '../../domain/report-check/check-outcome.js';
import { CLAIMED_FIELDS, sourcesCell } from '../../domain/report-check/claims.js';
import { type RefusedRow, refusedRows } from '../../domain/report-check/row-problem.js';
import type { CsvColumn } from '../../platform/http/csv.js';
import type { CheckAnswer } from './report-checks.service.js';

type Row = CheckOutcome | RefusedRow;

const isOutcome = (row: Row): row is CheckOutcome => 'result' in row;

/** A line for each row that was sent, done or not: what was compared, and how it came out. */
export const RESULT_COLUMNS: readonly CsvColumn<Row>[] = [
  { title: 'line', value: ({ line }) => line },
  { title: 'number', value: (row) => (isOutcome(row) ? row.number : null) },
  { title: 'sha256', value: (row) => (isOutcome(row) ? row.sha256 : null) },
  { title: 'result', value: (row) => (isOutcome(row) ? row.result : 'not_done') },
  { title: 'problem', value: (row) => (isOutcome(row) ? null : row.codes) },
  { title: 'problem column', value: (row) => (isOutcome(row) ? null : row.columns) },
  ...CLAIMED_FIELDS.flatMap((field): CsvColumn<Row>[] => [
    { title: field, value: (row) => (isOutcome(row) ? (row.fields[field]?.match ?? null) : null) },
    { title: `${field} because`, value: (row) => (isOutcome(row) ? (row.fields[field]?.because ?? null) : null) },
    { title: `${field} level`, value: (row) => (isOutcome(row) ? (row.fields[field]?.level ?? null) : null) },
    { title: `${field} sources`, value: (row) => (isOutcome(row) ? sourcesCell(row.fields[field]) : null) },
  ]),
];

/** In the order of what was sent. */
export async function* resultRows({ outcomes, problems }: CheckAnswer): AsyncGenerator<readonly Row[]> {
  const rows = [...outcomes, ...refusedRows(problems)].sort((one, other) => one.line - other.line);
  for (let at = 0; at < rows.length; at += 200) yield rows.slice(at, at + 200);
}
