import { FAULTS } from '../test/e2e/faults/table.mjs';

const HEAD = ['what breaks', 'what users see', 'what heals it', 'lost', 'doubled', 'test'];
export const BEGIN = '<!-- by npm run faults -->';
export const END = '<!-- end -->';

/** The rows as the document has them, the head first. */
export function faultRows() {
  const rows = Object.values(FAULTS).map(({ fault, seen, heals, lost, doubled, test }) => [
    fault,
    seen,
    heals,
    String(lost),
    String(doubled),
    `\`${test.replace(/^test\//, '')}\``,
  ]);
  return [HEAD, ...rows];
}

/** @param {string} text of docs/operations.md @returns {string[][]} the cells of its table of faults, the head first */
export function writtenRows(text) {
  const table = text.slice(text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END));
  const lines = table.trim().split('\n');
  return lines
    .filter((_, at) => at !== 1)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}
