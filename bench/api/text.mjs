/** How the terminal and docs/benchmarks.md write numbers and tables. */
export const whole = (value) => Math.round(value).toLocaleString('en');
export const share = (value) => value.toFixed(2);
export const ms = (value) => value.toFixed(1);
/** Processor time of an answer, in the program and in the database. */
export const processor = ({ own, database }) => `${share(own)} + ${share(database)}`;

const row = (cells) => `| ${cells.join(' | ')} |`;
export const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
