import { type CsvValue, csvLine } from '../shared/csv.js';
import type { CheckOutcome } from './check-outcome.js';
import { CLAIMED_FIELDS, type FieldMatch, sourcesCell } from './claims.js';
import { type PlacedProblem, type RefusedRow, refusedRows } from './row-problem.js';

/** A row that was asked; without a result it has no answer. */
export type AskedRow = Omit<CheckOutcome, 'result'> & { readonly result: CheckOutcome['result'] | null };
export type ResultRow = AskedRow | RefusedRow;

interface ResultColumn {
  readonly title: string;
  readonly value: (row: ResultRow) => CsvValue;
}

const ofAsked = (value: (row: AskedRow) => CsvValue | undefined) => (row: ResultRow) =>
  'result' in row ? (value(row) ?? null) : null;
const ofRefused = (value: (row: RefusedRow) => CsvValue) => (row: ResultRow) => ('result' in row ? null : value(row));

const matchColumns = (field: (typeof CLAIMED_FIELDS)[number]): ResultColumn[] => {
  const part = (name: Exclude<keyof FieldMatch, 'sources'>) => ofAsked(({ fields }) => fields[field]?.[name]);
  return [
    { title: field, value: part('match') },
    { title: `${field} because`, value: part('because') },
    { title: `${field} level`, value: part('level') },
    { title: `${field} sources`, value: ofAsked(({ fields }) => sourcesCell(fields[field])) },
  ];
};

/** A line for each row that was sent, done or not: what was compared, and how it came out. */
export const RESULT_COLUMNS: readonly ResultColumn[] = [
  { title: 'line', value: ({ line }) => line },
  { title: 'number', value: ofAsked(({ number }) => number) },
  { title: 'sha256', value: ofAsked(({ sha256 }) => sha256) },
  { title: 'result', value: (row) => ('result' in row ? row.result : null) ?? 'not_done' },
  { title: 'problem', value: ofRefused(({ codes }) => codes) },
  { title: 'problem column', value: ofRefused(({ columns }) => columns) },
  ...CLAIMED_FIELDS.flatMap(matchColumns),
];

/** In the order of what was sent. */
export function resultRows(asked: readonly AskedRow[], problems: readonly PlacedProblem[]): ResultRow[] {
  return [...asked, ...refusedRows(problems)].sort((one, other) => one.line - other.line);
}

/** The whole table, as text. */
export function resultTable(rows: readonly ResultRow[]): string {
  const titles = RESULT_COLUMNS.map(({ title }) => title);
  const cells = rows.map((row) => RESULT_COLUMNS.map(({ value }) => value(row)));
  return [titles, ...cells].map(csvLine).join('');
}
