/** Why a row, or a cell of one, was not taken. */
export const ROW_PROBLEMS = [
  'row_malformed',
  'number_or_hash_needed',
  'hash_expected',
  'text_expected',
  'text_not_allowed',
  'day_expected',
  'formula',
  'field_unknown',
  'column_unknown',
  'column_twice',
  'column_missing',
  'too_many_cells',
  'quote_open',
] as const;
export type RowProblemCode = (typeof ROW_PROBLEMS)[number];

export interface RowProblem {
  /** The field or column, as it is called in what was sent; `null` for the row as a whole. */
  readonly column: string | null;
  readonly code: RowProblemCode;
}

/** A problem with where it is: lines of a CSV and items of a list count from 1. */
export interface PlacedProblem extends RowProblem {
  readonly line: number;
}

/** All that is wrong with one row, as a table tells it that has one line for each. */
export interface RefusedRow {
  readonly line: number;
  readonly codes: string;
  readonly columns: string;
}

/** Of the first line of a table: no row was refused for them. */
const OF_TITLES: readonly RowProblemCode[] = ['column_unknown', 'column_twice', 'column_missing'];

/** The rows that were not done, each once. */
export function refusedRows(problems: readonly PlacedProblem[]): RefusedRow[] {
  const byLine = new Map<number, PlacedProblem[]>();
  for (const problem of problems) {
    if (OF_TITLES.includes(problem.code)) continue;
    byLine.set(problem.line, [...(byLine.get(problem.line) ?? []), problem]);
  }
  return [...byLine].map(([line, all]) => ({
    line,
    codes: all.map(({ code }) => code).join('; '),
    columns: all.flatMap(({ column }) => column ?? []).join('; '),
  }));
}
