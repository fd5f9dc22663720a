import type { CheckOutcome } from '@myverify/domain/report-check/check-outcome';
import type { CheckItem } from '@myverify/domain/report-check/check-request';
import { resultRows, resultTable } from '@myverify/domain/report-check/result-table';
import type { PlacedProblem } from '@myverify/domain/report-check/row-problem';
import { BYTE_ORDER_MARK } from '@myverify/domain/shared/csv';

/** One line of what was sent: on its way until it is answered; with a problem it is not asked at all. */
export interface ResultRow {
  readonly line: number;
  readonly number: string | null;
  readonly sha256: string | null;
  readonly outcome: CheckOutcome | null;
  readonly problem: PlacedProblem | null;
}

export function rowsOf(
  items: readonly CheckItem[],
  problems: readonly PlacedProblem[],
  outcomes: ReadonlyMap<number, CheckOutcome>,
): ResultRow[] {
  const asked = items.map(({ line, number, sha256 }) => ({
    line,
    number,
    sha256,
    outcome: outcomes.get(line) ?? null,
    problem: null,
  }));
  const refused = problems.map((problem) => ({
    line: problem.line,
    number: null,
    sha256: null,
    outcome: null,
    problem,
  }));
  return [...asked, ...refused].sort((one, other) => one.line - other.line);
}

/** The table that programs get with `Accept: text/csv`. */
export function csvOf(rows: readonly ResultRow[]): string {
  const asked = rows
    .filter(({ problem }) => problem === null)
    .map(({ line, number, sha256, outcome }) => ({
      line,
      number,
      sha256,
      result: outcome?.result ?? null,
      fields: outcome?.fields ?? {},
    }));
  const problems = rows.flatMap(({ problem }) => problem ?? []);
  return BYTE_ORDER_MARK + resultTable(resultRows(asked, problems));
}
