import { fieldLabels } from '../certificate/field-labels.js';
import { message } from '../messages/message.js';
import { fieldError } from '../shared/domain-error.js';
import { comparisonKey } from '../shared/text.js';
import { type CheckRequest, gathered, type ItemReading, ROWS_MAX, readRow, tooManyRows } from './check-request.js';
import { CLAIMED_FIELDS, type ClaimedField } from './claims.js';
import type { PlacedProblem } from './row-problem.js';

type Column = 'number' | 'sha256' | ClaimedField;

const COLUMNS: readonly Column[] = ['number', 'sha256', ...CLAIMED_FIELDS];
const [EN, CN] = [fieldLabels('en'), fieldLabels('cn')];
const OWN_NAMES: Readonly<Record<'number' | 'sha256', readonly string[]>> = {
  number: ['number', 'report number', '报告编号', '编号'],
  sha256: ['sha256', 'sha-256', 'file hash', '文件哈希'],
};
const MORE_NAMES: Readonly<Partial<Record<ClaimedField, readonly string[]>>> = {
  university: ['university', '大学', '院校'],
  level: ['level', '学历', '层次'],
  awardingTime: ['awarding date', 'date of award', '授予日期', '授予时间'],
  certNo: ['certificate no', '证书号'],
  forms: ['forms of learning'],
};

const keyOf = (name: string) => comparisonKey(name).replace(/[\s_-]+/gu, '');

/** By each name that a column goes by. */
const BY_NAME = new Map<string, Column>(
  COLUMNS.flatMap((column) => {
    const names =
      column === 'number' || column === 'sha256'
        ? OWN_NAMES[column]
        : [column, EN[column], CN[column], ...(MORE_NAMES[column] ?? [])];
    return names.map((name): [string, Column] => [keyOf(name), column]);
  }),
);

/** The first line of a table to fill in. */
export function templateTitles(language: 'en' | 'cn'): string[] {
  if (language === 'en') return [...COLUMNS];
  return COLUMNS.map((column) => (column === 'number' || column === 'sha256' ? '' : CN[column])).map(
    (title, at) => title || (COLUMNS[at] === 'number' ? '报告编号' : '文件哈希'),
  );
}

/** What a spreadsheet would have worked out: nobody claims it. */
const FORMULA = /^[=+@＝＋＠]|^[-－](?!$)/u;

interface Line {
  /** In the file, where the row begins: rows of quoted cells take several. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly isOpen: boolean;
}

/**
 * Reads a table as `parseCsv` does.
 * @throws DomainError `invalid_input` where no row can be read at all, `too_many_rows`.
 */
export function readCsv(given: string): CheckRequest {
  const read = parseCsv(given);
  if (read === 'too_many_rows') throw tooManyRows();
  if (read === 'unreadable') throw fieldError('csv', message('csv_expected'));
  return read;
}

/**
 * Reads a table with a first line of titles, in English or Chinese; commas, semicolons and tabs part the cells. What is
 * wrong is told by line and column, and all other rows are still done. Throws nothing: what it takes to word a refusal
 * would come into a browser with it.
 */
export function parseCsv(given: string): CheckRequest | 'unreadable' | 'too_many_rows' {
  const text = given.replace(/^\uFEFF/u, '');
  const lines = linesOf(text, separatorOf(text)).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [titles, ...rows] = lines;
  if (!titles || rows.length === 0) return 'unreadable';
  if (rows.length > ROWS_MAX) return 'too_many_rows';
  const { columns, problems } = columnsOf(titles);
  if (!columns.includes('number') && !columns.includes('sha256')) return 'unreadable';
  const read = gathered(rows.map((row) => readCells(row, columns, titles.cells)));
  return { items: read.items, problems: [...problems, ...read.problems] };
}

function columnsOf({ line, cells }: Line): { columns: (Column | null)[]; problems: PlacedProblem[] } {
  const problems: PlacedProblem[] = [];
  const columns: (Column | null)[] = [];
  for (const [at, title] of cells.entries()) {
    const column = BY_NAME.get(keyOf(title)) ?? null;
    const isTwice = column !== null && columns.includes(column);
    columns.push(isTwice ? null : column);
    if (column !== null && !isTwice) continue;
    problems.push({
      line,
      column: title.trim() || columnLetter(at),
      code: isTwice ? 'column_twice' : 'column_unknown',
    });
  }
  return { columns, problems };
}

function readCells(
  { line, cells, isOpen }: Line,
  columns: readonly (Column | null)[],
  titles: readonly string[],
): ItemReading {
  const called = (at: number) => titles[at]?.trim() || columnLetter(at);
  const refused = (column: string | null, code: PlacedProblem['code']): ItemReading => ({
    item: null,
    problems: [{ line, column, code }],
  });
  if (isOpen) return refused(called(cells.length - 1), 'quote_open');
  const surplus = cells.findIndex((cell, at) => at >= columns.length && cell.trim() !== '');
  if (surplus >= 0) return refused(columnLetter(surplus), 'too_many_cells');
  const formula = cells.findIndex((cell, at) => columns[at] && FORMULA.test(cell.trim()));
  if (formula >= 0) return refused(called(formula), 'formula');
  const cell = (column: Column) => {
    const at = columns.indexOf(column);
    return at < 0 ? undefined : cells[at];
  };
  const claims = CLAIMED_FIELDS.flatMap((field) => (cell(field) === undefined ? [] : [[field, cell(field)] as const]));
  const columnOf = (field: string) => called(columns.indexOf(field as Column));
  const reading = readRow({ line, number: cell('number'), sha256: cell('sha256'), claims, columnOf });
  const problems = reading.problems.map((one) => {
    const at = one.column === 'number' || one.column === 'sha256' ? columns.indexOf(one.column) : -1;
    return at < 0 ? one : { ...one, column: called(at) };
  });
  return { item: reading.item, problems };
}

function columnLetter(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : columnLetter(Math.floor(at / 26) - 1) + columnLetter(at % 26);
}

/** What parts the titles most often. */
function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/u)).replace(/"[^"]*"/gu, '');
  const counts = [',', ';', '\t'].map((one) => ({ one, count: first.split(one).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).one;
}

function linesOf(text: string, separator: string): Line[] {
  const lines: Line[] = [];
  let cells: string[] = [];
  let [cell, isQuoted, line, begun] = ['', false, 1, 1];
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push({ line: begun, cells, isOpen: isQuoted });
    cells = [];
    begun = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const isBreak = letter === '\n' || (letter === '\r' && text.charAt(at + 1) !== '\n');
    if (isBreak) line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') [cell, isQuoted] = ['', true];
    else if (letter === separator) endCell();
    else if (isBreak) endLine();
    else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || cells.length > 0) endLine();
  return lines;
}
