import type { CheckOutcome } from '@myverify/domain/report-check/check-outcome';
import type { CheckItem } from '@myverify/domain/report-check/check-request';
import { CLAIMED_FIELDS, sourcesCell } from '@myverify/domain/report-check/claims';
import { type PlacedProblem, refusedRows } from '@myverify/domain/report-check/row-problem';

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

/** Spreadsheets take Chinese for Chinese by it. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would work out instead of showing it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const TITLES = [
  'line',
  'number',
  'sha256',
  'result',
  'problem',
  'problem column',
  ...CLAIMED_FIELDS.flatMap((field) => [field, `${field} because`, `${field} level`, `${field} sources`]),
];

/** The table that programs get with `Accept: text/csv`, of the same columns. */
export function csvOf(rows: readonly ResultRow[]): string {
  const asked = rows.filter(({ problem }) => problem === null);
  const refused = refusedRows(rows.flatMap(({ problem }) => problem ?? []));
  const lines = [
    ...asked.map(({ line, number, sha256, outcome }) => ({
      line,
      cells: [
        ...[line, number, sha256, outcome?.result ?? 'not_done', null, null],
        ...CLAIMED_FIELDS.flatMap((field) => {
          const match = outcome?.fields[field];
          return [match?.match, match?.because, match?.level, sourcesCell(match)];
        }),
      ],
    })),
    ...refused.map(({ line, codes, columns }) => ({
      line,
      cells: [
        ...[line, null, null, 'not_done', codes, columns],
        ...CLAIMED_FIELDS.flatMap(() => [null, null, null, null]),
      ],
    })),
  ].sort((one, other) => one.line - other.line);
  return (
    BYTE_ORDER_MARK +
    [TITLES, ...lines.map(({ cells }) => cells)].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
  );
}
